import { describe, expect, it } from 'vitest'
import { runFix } from '../../src/generate/cli/run-fix'
import { runNew } from '../../src/generate/cli/run-new'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { withChanges } from '../../src/generate/fix/file-changes'
import { formWith, pathsThatDiffer, sampleForms, textAt } from './sample-forms'
import { session } from './session'

const timeout = 60_000
const schema = 'forms/guestlist-request/schema.json'
const broken = formWith(schema, (text) => text.replace('maxLength', 'maxLenght'))

describe('the command forms:fix', { timeout }, () => {
  it('says in one line that there is nothing to fix, and counts no pictures', async () => {
    const files = new Map([...sampleForms, ['public/images/island.webp', '']])
    const { shown, code, writes } = await session(runFix, { files })
    expect(shown).toBe(`Nothing to fix in ${sampleForms.size} files.\n`)
    expect([code, writes]).toEqual([0, 0])
  })

  it('shows the change before it writes it', async () => {
    const { shown, files, code } = await session(runFix, { files: broken, lines: ['yes'] })
    expect(shown).toMatch(/^--- forms\/guestlist-request\/schema.json\n\+\+\+ /)
    expect(shown).toMatch(/\n-.*"maxLenght": 100[^]*\n\+.*"maxLength": 100[^]*<written>/)
    expect(textAt(files, schema)).toBe(textAt(sampleForms, schema))
    expect(code).toBe(0)
  })

  it.each([
    [['no'], 0],
    [['N'], 0],
    [['perhaps', 'no'], 0],
    [[], 1],
  ])('writes nothing when %j is typed, and exits with %i', async (lines, expected) => {
    const { files, code, shown } = await session(runFix, { files: broken, lines })
    expect(pathsThatDiffer(files, broken)).toEqual([])
    expect(code).toBe(expected)
    expect(shown).toContain('Nothing was written.')
  })

  it('writes nothing over what is saved while it asks', async () => {
    const saved = (now: WorkspaceFiles) =>
      withChanges(
        now,
        new Map([[schema, textAt(now, schema).replace('"maxLenght": 100', '"maxLenght": 80')]]),
      )
    const { files, code, shown } = await session(runFix, { files: broken, lines: ['yes'], saved })
    expect(textAt(files, schema)).toContain('"maxLenght": 80')
    expect(shown).toMatch(/Nothing was written: run npm run forms:fix again\.\n$/)
    expect(code).toBe(1)
  })

  it('asks nothing with --yes', async () => {
    const { shown, writes } = await session(runFix, { files: broken, args: ['--yes'] })
    expect(writes).toBe(1)
    expect(shown).not.toContain('(yes/no)')
  })

  it.each([
    ['forms:fix', runFix],
    ['forms:new', runNew],
  ])('%s explains its use with --help, and does nothing', async (name, run) => {
    const { shown, writes, code } = await session(run, { files: broken, args: ['--help'] })
    expect(shown).toMatch(`Usage: npm run ${name}`)
    expect(shown).not.toContain('Unknown')
    expect([writes, code]).toEqual([0, 0])
  })

  it.each([
    ['forms:fix', runFix],
    ['forms:new', runNew],
  ])('%s says so where a wrong folder is named', async (_, run) => {
    const { shown, code } = await session(run, { files: new Map(), args: ['--root', 'elsewhere'] })
    expect(shown).toContain('There are no forms here: --root must name the folder that contains forms/.')
    expect(code).toBe(2)
  })

  it('adds an answer to a new question that must be answered, or says who must', async () => {
    const asking = (rules: object) =>
      formWith(schema, (text) => {
        const form = JSON.parse(text)
        const question = { title: 'Order number', type: 'string', maxLength: 20, ...rules }
        const errorMessage = {
          required: 'Enter it',
          maxLength: 'Too long',
          pattern: 'Write it like EF-123456',
        }
        const properties = { ...form.properties, orderNumber: { ...question, errorMessage } }
        return JSON.stringify(
          { ...form, properties, required: [...form.required, 'orderNumber'] },
          undefined,
          2,
        )
      })
    const easy = await session(runFix, { files: asking({ pattern: '^EF-[0-9]{6}$' }), args: ['--yes'] })
    expect(textAt(easy.files, 'forms/guestlist-request/fixtures.json')).toMatch(/"orderNumber": "EF-\d{6}"/)
    expect(easy.shown).not.toContain('only a person')
    const hard = await session(runFix, {
      files: asking({ pattern: '^(?=.*Z)(?=.*Y)[A-Z]{3}$' }),
      args: ['--yes'],
    })
    expect(hard.shown).toContain('What is left only a person can decide:')
    expect(hard.shown).toContain(
      'Write an answer to "orderNumber" in the example "full" under "valid" in fixtures.json: maxLength 20, pattern ^(?=.*Z)(?=.*Y)[A-Z]{3}$.',
    )
  })

  it('says which examples have other answers or words, and which it leaves out', async () => {
    const files = formWith('forms/painter-apply/schema.json', (text) =>
      text.replace('"minimum": 13', '"minimum": 18').replace(/"pattern": "\^.*/, ''),
    )
    const { shown } = await session(runFix, { files, lines: ['no'] })
    expect(shown.split('\n').filter((line) => line.startsWith('The example'))).toEqual([
      'The example "minimal" of painter-apply has other answers now: age.',
      'The example "content-links-link-format-no-scheme" of painter-apply is left out: what it shows is not wrong any more.',
      'The example "several" of painter-apply expects other words now: contentLinks.',
    ])
  })

  it('says what it waits for where a report that is left asks for this command', async () => {
    const files = formWith(schema, (text) =>
      text.replace('"type": "object",', '"type": "object"').replace(/"pattern": .*/, ''),
    )
    const { shown, writes } = await session(runFix, { files, args: ['--yes'] })
    expect(writes).toBe(0)
    expect(shown).toContain('A comma is missing')
    expect(shown).toMatch(
      /^Where it says to run npm run forms:fix, first correct the other mistakes in that file/m,
    )
  })

  it('counts the warnings that it leaves to the check', async () => {
    const card = formWith('forms/manifest.json', (text) => text.replace('"Guild Application"', '"Guild"'))
    const { shown } = await session(runFix, { files: card })
    expect(shown).toMatch(/^Nothing to fix in \d+ files\.\nThere is a warning too, which stops nothing: /)
  })

  it('refuses an option it does not know', async () => {
    const { shown, code } = await session(runFix, { files: broken, args: ['--force'] })
    expect(shown).toMatch(/^Unknown option '--force'\.\nUsage: /)
    expect(code).toBe(2)
  })
})
