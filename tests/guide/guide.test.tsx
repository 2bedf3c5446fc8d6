import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/tooling/root'
import packageJson from '../../package.json' with { type: 'json' }
import { compileForm } from '../../src/engine/schema/compile-form'
import { deriveFixtures } from '../../src/engine/fixtures/derive-fixtures'
import { toMessages } from '../../src/engine/message/to-messages'
import { webhookFor } from '../../src/engine/message/webhook'
import type { Fixtures } from '../../src/engine/schema/definition'
import type { Definition } from '../../src/engine/schema/form'
import { validate } from '../../src/engine/answers/validate'
import { labelOf, visibleQuestions } from '../../src/engine/schema/questions'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { createAnswerStore } from '../../src/form/answer-store'
import { SchemaForm } from '../../src/form/SchemaForm'
import { lint } from '../../src/lint/lint'
import { createCache } from '../../src/lint/source/read-workspace'
import { fixForms } from '../../src/generate/fix/fix-forms'
import { withChanges } from '../../src/generate/fix/file-changes'
import { editGuideForm, filesWithGuideForm, guide, definitionIn, howTo, snippets } from './guide'
import { kinds } from './changes-in-guide'
import { sampleFiles } from '../lint/sample-files'

// The site's forms are linted once for all tests.
const cache = createCache()

function snippet<Shape>(name: string): Shape {
  // The snippet's type follows from its name; the linter checks it against its grammar below.
  return JSON.parse(snippets().get(`forms/build-contest/${name}`) ?? 'null') as Shape
}

const form = compileForm({
  slug: 'build-contest',
  schema: snippet<Definition['schema']>('schema.json'),
  ui: snippet<Definition['ui']>('ui.json'),
  message: snippet<Definition['message']>('message.json'),
})

describe('the guide for staff', { timeout: 60_000 }, () => {
  it('leads to a form whose only problem is the file that the command of step 6 writes', () => {
    expect(lint(filesWithGuideForm(), cache).map(({ remedy }) => remedy)).toEqual([
      'If you meant the change, run: npm run forms:fix',
    ])
  })

  it('leads, with that command, to a form without problems', () => {
    const files = filesWithGuideForm()
    const diagnostics = lint(withChanges(files, fixForms(files, cache)), cache)
    expect(diagnostics.filter(({ file }) => file.startsWith('forms/'))).toEqual([])
  })

  it('shows valid examples that are accepted, and wrong ones that cause exactly the errors they name', () => {
    const { valid, wrong = {} } = snippet<Fixtures>('fixtures.json')
    for (const { answers } of Object.values(valid))
      expect(validate(form, answers)).toMatchObject({ ok: true })
    for (const { answers, errors } of Object.values(wrong)) {
      const result = validate(form, answers)
      expect(
        result.ok ? {} : Object.fromEntries(result.errors.map(({ name, text }) => [name, text])),
      ).toEqual(errors)
    }
    expect(Object.keys({ ...valid, ...wrong })).toHaveLength(2)
  })

  it('explains its condition correctly: the team name is asked for only when a team enters', () => {
    const asked = (entryType: string) =>
      visibleQuestions(form, normalizeAnswers(form, { entryType })).map(({ name }) => name)
    expect(asked('Alone')).toEqual(['builder', 'entryType', 'build', 'pictureLink'])
    expect(asked('Team')).toEqual(['builder', 'entryType', 'teamName', 'build', 'pictureLink'])
  })

  it('names the command that a new picture needs, as the check does', () => {
    const [, file = '', name = ''] =
      /under a name in small\s+letters such as `((\w+)\.png)`/.exec(guide) ?? []
    const [, image = ''] = /`("image": "\w+")` in an\s+entry of `news\.json`/.exec(guide) ?? []
    const path = 'src/site/content/news.json'
    const files = new Map(sampleFiles()).set(`public/images/${file}`, '')
    const news = Buffer.from(files.get(path) ?? '').toString()
    files.set(path, news.replace('"date":', `${image}, "date":`))
    expect(lint(files, cache).map(({ message, remedy }) => [message.includes(`"${name}"`), remedy])).toEqual([
      [true, 'Run: npm run pictures'],
    ])
    expect(guide).toContain('Then run `npm run pictures`')
  })

  it('names only commands that exist', () => {
    const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !Object.keys(packageJson.scripts).includes(name))).toEqual([])
  })
})

describe('the changes that the guide describes', { timeout: 60_000 }, () => {
  it.each(kinds)(
    '$says: results in a form without problems, its page and its message',
    ({ edit, name = 'builder' }) => {
      const edited = editGuideForm(edit)
      const files = withChanges(edited, fixForms(edited, cache))
      expect(lint(files, cache).filter(({ file }) => file.startsWith('forms/'))).toEqual([])
      const made = compileForm(definitionIn(files))
      const { answers = {} } = deriveFixtures(made, { valid: {} }).valid['full'] ?? {}
      const result = validate(made, answers)
      expect(result.ok).toBe(true)
      const page = renderToStaticMarkup(
        <SchemaForm
          form={made}
          answerStore={createAnswerStore(made)}
          errors={[]}
          onErrors={() => undefined}
          onSubmit={() => undefined}
        >
          <button type="submit">Send</button>
        </SchemaForm>,
      )
      expect(page).toContain(`id="root_${name}"`)
      const [message] = result.ok ? toMessages(made, result.value, { reference: 'BC-7K3M9Q' }) : []
      expect(message?.embeds[0]?.fields.map((field) => field.name)).toContain(labelOf(made, name))
    },
  )

  it('asks what is missing from the build unless that is finished', () => {
    const unless = kinds.find(({ says }) => says === 'ask something unless')
    const made = unless && compileForm(definitionIn(editGuideForm(unless.edit)))
    const asked = (finished: boolean) =>
      made && visibleQuestions(made, normalizeAnswers(made, { finished })).map(({ name }) => name)
    expect(asked(false)).toContain('missing')
    expect(asked(true)).not.toContain('missing')
  })

  it('has a tested snippet for every entry with one', () => {
    const entries = guide
      .slice(guide.indexOf('## How to'), guide.indexOf('## Every key'))
      .split(/^- \*\*/m)
      .filter((text) => text.includes('```json'))
    const missing = entries.filter((text) => !kinds.some(({ says }) => text.startsWith(says)))
    expect(missing).toEqual([])
  })

  it('opens the post, uses the route that it shows, and reads the link', () => {
    const posting = compileForm(
      definitionIn(editGuideForm(({ message }) => Object.assign(message, howTo('post into a forum')))),
    )
    const routed = compileForm(
      definitionIn(editGuideForm(({ message }) => Object.assign(message, howTo('send some answers')))),
    )
    const given = snippet<Fixtures>('fixtures.json').valid['full']?.answers ?? {}
    const result = validate(posting, given)
    const [message] = result.ok ? toMessages(posting, result.value, { reference: 'BC-7K3M9Q' }) : []
    expect(message?.thread_name).toBe('LanternFox: Team')
    expect(result.ok && webhookFor(routed.message, result.value)).toBe('build-contest-teams')
    const [, link = ''] = /`\/forms\/build-contest#([^`]+)`/.exec(guide) ?? []
    expect(Object.keys(normalizeAnswers(form, Object.fromEntries(new URLSearchParams(link))))).toEqual([
      'builder',
    ])
  })
})

const grammars = readdirSync(join(root, 'forms/_schema')).filter((name) => name.endsWith('.schema.json'))

it.each(grammars)('the guide explains every key of %s, and names each value that it can have', (name) => {
  const grammar: unknown = JSON.parse(readFileSync(join(root, 'forms/_schema', name), 'utf8'))
  const tables = guide.slice(guide.indexOf('## Every key, once'))
  expect(wordsOf(grammar).filter((word) => !tables.includes(`\`${word}\``))).toEqual([])
})

/** Every key that a grammar allows at any depth, and the values to choose from. */
function wordsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'enum' && Array.isArray(value)) return value.map(String)
    return key === 'properties' && typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).flatMap(wordsOf)]
      : wordsOf(value)
  })
}
