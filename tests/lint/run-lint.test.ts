import { describe, expect, it } from 'vitest'
import { runLint } from '../../src/lint/run-lint'
import { createCache } from '../../src/lint/source/read-workspace'
import { sampleFiles } from './sample-files'

const files = sampleFiles()
const count = [...files.keys()].filter((name) => !name.startsWith('public/')).length
const cache = createCache()
const path = 'forms/guestlist-request/ui.json'
const broken = new Map(files).set(path, '{ "$schema": "../_schema/ui.schema.json", }')
const unpolished = new Map(files).set(path, textOf(path).replace('"ui:next": "', '"ui:next": "sorry, '))

function textOf(name: string): string {
  return new TextDecoder().decode(new Uint8Array(Buffer.from(files.get(name) ?? '')))
}

describe('a run of the linter', () => {
  it('says in one line that there are no problems, and ends with 0', () => {
    expect(runLint({ options: [], env: {}, files, cache })).toEqual({
      output: `No problems in ${count} files.`,
      code: 0,
    })
  })

  it('reports problems and counts them, and ends with 1', () => {
    const { output, code } = runLint({ options: [], env: {}, files: broken, cache })
    expect(output).toContain(
      `${path}, line 1, column 41\n    1 | { "$schema": "../_schema/ui.schema.json", }\n`,
    )
    expect(output).toMatch(/\d+ problems in 1 file, \d+ warnings\.$/)
    expect(code).toBe(1)
  })

  it('shows a warning as such, and ends with 0', () => {
    const { output, code } = runLint({ options: [], env: {}, files: unpolished, cache })
    expect(output).toContain('(a warning, which stops nothing)')
    expect(output).toContain(`No problems in ${count} files, 2 warnings.`)
    expect(code).toBe(0)
  })

  it('shows each of two warnings that differ only in what to write', () => {
    const ui = 'forms/painter-apply/ui.json'
    const bare = textOf(ui).replaceAll(/^ {2}"(?:experience|whyJoin)": .*\n/gm, '')
    const { output } = runLint({ options: [], env: {}, files: new Map(files).set(ui, bare), cache })
    for (const name of ['experience', 'whyJoin'])
      expect(output).toContain(`Write "${name}": { "ui:widget": "textarea" } in ui.json`)
  })

  it('gives the problems as data with --json', () => {
    const { output, code } = runLint({ options: ['--json'], env: {}, files: broken, cache })
    const problems = JSON.parse(output) as readonly { readonly rule: string }[]
    expect(problems.find(({ rule }) => rule === 'trailing-comma')).toMatchObject({
      rule: 'trailing-comma',
      file: path,
      line: 1,
      column: 41,
      endLine: 1,
      endColumn: 42,
    })
    expect(code).toBe(1)
  })

  it.each([{ CI: 'true' }, { GITHUB_ACTIONS: 'true' }])('adds annotations in CI: %o', (env) => {
    const { output } = runLint({ options: [], env, files: broken, cache })
    expect(output).toContain(
      `::error file=${path},line=1,col=41,endLine=1,endColumn=42::There is one comma too many: nothing comes after it. Delete this comma.`,
    )
  })

  it('annotates a warning as a warning', () => {
    const { output } = runLint({ options: [], env: { CI: 'true' }, files: unpolished, cache })
    expect(output).toContain(`::warning file=${path},line=`)
    expect(output).not.toContain('::error')
  })

  it.each([{}, { CI: '' }, { CI: 'false' }])('adds none elsewhere: %o', (env) => {
    expect(runLint({ options: [], env, files: broken, cache }).output).not.toContain('::error')
  })

  it('ends with 1 for a warning with --strict', () => {
    expect(runLint({ options: ['--strict'], env: {}, files: unpolished, cache }).code).toBe(1)
    expect(runLint({ options: ['--strict'], env: {}, files, cache }).code).toBe(0)
  })

  it('explains itself with --help, and ends with 0', () => {
    const { output, code } = runLint({ options: ['--help'], env: {}, files: broken, cache })
    expect(output).toMatch(/^npm run forms:check -- \[options\]\n/)
    for (const option of ['--strict', '--watch', '--json', '--help']) expect(output).toContain(`  ${option} `)
    expect(code).toBe(0)
  })

  it('names an unknown option, and ends with 2', () => {
    const { output, code } = runLint({ options: ['--fix'], env: {}, files, cache })
    expect(output).toMatch(/^There is no option --fix\.\n\nnpm run forms:check/)
    expect(code).toBe(2)
  })

  it('takes no name of a form, says so, and ends with 2', () => {
    const { output, code } = runLint({ options: ['guestlist-request'], env: {}, files, cache })
    expect(output).toMatch(/^Leave out guestlist-request: the check always reads everything/)
    expect(code).toBe(2)
  })
})
