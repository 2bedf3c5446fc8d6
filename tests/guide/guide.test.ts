import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/tooling/root'
import packageJson from '../../package.json' with { type: 'json' }
import { compileForm } from '../../src/engine/schema/compile-form'
import type { Fixtures } from '../../src/engine/schema/definition'
import type { Definition } from '../../src/engine/schema/form'
import { validate } from '../../src/engine/answers/validate'
import { visibleQuestions } from '../../src/engine/schema/questions'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { lint } from '../../src/lint/lint'
import { fixForms } from '../../src/generate/fix/fix-forms'
import { withChanges } from '../../src/generate/fix/file-changes'
import { filesWithGuideForm, guide, snippets } from './guide'

function snippet<Shape>(name: string): Shape {
  // A snippet is what its name says: the checker's test below holds it to its grammar.
  return JSON.parse(snippets().get(`forms/build-contest/${name}`) ?? 'null') as Shape
}

const form = compileForm({
  slug: 'build-contest',
  schema: snippet<Definition['schema']>('schema.json'),
  ui: snippet<Definition['ui']>('ui.json'),
  message: snippet<Definition['message']>('message.json'),
})

describe('the guide for staff', { timeout: 60_000 }, () => {
  it('leads to a form whose only problem is what step 6 has written by a command', () => {
    expect(lint(filesWithGuideForm()).map(({ remedy }) => remedy)).toEqual([
      'If you meant the change, run: npm run forms:fix',
    ])
  })

  it('leads, with that command, to a form in which the checker finds nothing', () => {
    const files = filesWithGuideForm()
    const problems = lint(withChanges(files, fixForms(files)))
    expect(problems.filter(({ file }) => file.startsWith('forms/'))).toEqual([])
  })

  it('shows valid examples that are accepted, and wrong ones that give just the words they name', () => {
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

  it('explains its condition rightly: the team name is asked for only when a team enters', () => {
    const asked = (entryType: string) =>
      visibleQuestions(form, normalizeAnswers(form, { entryType })).map(({ name }) => name)
    expect(asked('Alone')).toEqual(['builder', 'entryType', 'build', 'pictureLink'])
    expect(asked('Team')).toEqual(['builder', 'entryType', 'teamName', 'build', 'pictureLink'])
  })

  it('names only commands that exist', () => {
    const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !Object.keys(packageJson.scripts).includes(name))).toEqual([])
  })
})

const grammars = readdirSync(join(root, 'forms/_schema')).filter((name) => name.endsWith('.schema.json'))

it.each(grammars)('the guide explains every key of %s', (name) => {
  const grammar: unknown = JSON.parse(readFileSync(join(root, 'forms/_schema', name), 'utf8'))
  const tables = guide.slice(guide.indexOf('## Every key, once'))
  expect(keysOf(grammar).filter((key) => !tables.includes(`\`${key}\``))).toEqual([])
})

/** Every key a grammar allows, wherever it stands. */
function keysOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'properties' && typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).flatMap(keysOf)]
      : keysOf(value),
  )
}
