import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { createCache } from '../../src/lint/source/read-workspace'
import lintTexts from '../../src/lint/texts.json'
import ruleWords from '../../src/workbench/client/diagnostics/rule-words.json'
import {
  isFixedByCommand,
  panelWords,
  remedyHere,
} from '../../src/workbench/client/diagnostics/word-diagnostic'
import { fileOf } from '../../src/workbench/form-files'
import partPanels from '../../src/workbench/client/panels/part-panels.json'
import questionPanel from '../../src/workbench/client/panels/question-panel.json'
import timesPanel from '../../src/workbench/client/panels/times-panel.json'
import texts from '../../src/workbench/client/texts.json'
import { applyMistake, type Mistake } from '../lint/seeded-mistake'
import { sampleFiles } from '../lint/sample-files'
import possible from './panels/seeded-mistakes.json'
import { everyFile, filesWith } from './form-files'

// Files that stay the same are read once.
const cache = createCache()
const slug = 'general-advice'
const pathOf = (part: string) => `forms/${slug}/${part}.json`
const textOf = (part: string) => everyFile.get(pathOf(part)) ?? ''

/** What the workbench says of this form, after a part of it was changed. */
function saidOf(part: string, change: (text: string) => string) {
  const files = filesWith({ [pathOf(part)]: change(textOf(part)) })
  const words = panelWords(files, slug)
  const found = lint(files, cache).filter(({ file }) => file.startsWith(`forms/${slug}/`))
  return words.word(found).map((diagnostic) => ({ place: words.nameOf(diagnostic), ...diagnostic }))
}

/** Every text in which the panels word a rule themselves. */
const ownWords = [...Object.values(ruleWords.rules), ruleWords.textOnlyRules]
  .flatMap((words) => Object.values(words))
  .filter((text) => text !== null)

/** Words of the files that no field and no button has. */
const keys =
  /\bui:|\.json\b|["“](?:\$schema|properties|allOf|errorMessage|required|enum|const|items|title|type|pattern|contains|dependsOn|(?:min|max)(?:Length|Items)|minimum|maximum|fields|from|until|dates|mention|content|cards|slug|unlisted|reference|colour|valid|wrong)["”]/

describe('what a check has found, in the words of the panels', () => {
  it('names the label of the question and the name of the field', () => {
    expect(textOf('schema')).toContain('"maxLength"')
    const said = saidOf('schema', (text) => text.replace(/"maxLength": "[^"]*",?\s*/, ''))
    expect(said.find(({ rule }) => rule === 'rule-without-message')).toMatchObject({
      place: expect.stringMatching(/^[A-Z]/),
      message: expect.stringMatching(/^An error text of “[A-Z][^”]+” is missing\.$/),
      remedy: 'Write it in “Error if too long”.',
    })
  })

  it('names the place in the panels', () => {
    const said = saidOf('ui', (text) => text.replace(/"ui:minutes": \d+,\s*/, ''))
    expect(said.find(({ rule }) => rule === 'page-line-missing')).toMatchObject({
      place: 'Page › How many minutes it takes',
      message: 'The page does not say this: how many minutes it takes.',
      remedy: 'Write it in “How many minutes it takes”.',
    })
  })

  it('says once what is wrong with a text that stands in two places of the files', () => {
    const text = 'Enter your Discord name'
    expect(textOf('schema').split(JSON.stringify(text))).toHaveLength(3)
    const said = saidOf('schema', (schema) => schema.replaceAll(JSON.stringify(text), `"${text} {x}"`))
    const places = said.flatMap(({ rule, place }) => (rule === 'text-placeholder' ? [place] : []))
    expect(places).toEqual([expect.stringMatching(/ › Error if left empty$/)])
  })

  it('has words of its own for every rule whose words name keys, unless such a file cannot be in panels', () => {
    const spoken = Object.entries(lintTexts).filter(
      ([, { reason, ...said }]) => reason !== 'unreadable' && keys.test(Object.values(said).join(' ')),
    )
    const worded = [ruleWords.rules, ruleWords.textOnlyRules].flatMap(Object.keys)
    expect(spoken.length).toBeGreaterThan(50)
    const others = spoken.map(([rule]) => rule).filter((rule) => !worded.includes(rule))
    expect(others, 'rules without words in rule-words.json').toEqual([])
    expect(worded.filter((rule) => !(rule in lintTexts))).toEqual([])
    expect(ownWords.filter((words) => keys.test(words))).toEqual([])
  })

  it('leads to the part in which a heading can be added', () => {
    const texts = Object.fromEntries(
      Array.from({ length: 7 }, (_, index) => [
        `question${index}`,
        { title: `Lamp ${index}`, type: 'string', maxLength: 100 },
      ]),
    )
    const said = saidOf('schema', (text) =>
      text.replace('"properties": {', `"properties": { ${JSON.stringify(texts).slice(1, -1)},`),
    )
    expect(said.find(({ rule }) => rule === 'sections-missing')).toMatchObject({
      place: 'Questions',
      remedy: 'Press “Add a heading” below the questions.',
    })
  })

  it('quotes only what can be read in the workbench', () => {
    const shown = JSON.stringify([texts, partPanels, questionPanel, timesPanel])
    const quoted = ownWords.flatMap((text) =>
      [...text.matchAll(/“([A-Z][^”{}]+)”/g)].map(([, words = '']) => words),
    )
    expect(quoted.length).toBeGreaterThan(20)
    expect(quoted.filter((words) => !shown.includes(JSON.stringify(words)))).toEqual([])
  })

  it('names no keys for a mistake that can be made in panels', () => {
    const folder = join(import.meta.dirname, '../lint/seeded')
    const mistakes = readdirSync(folder).flatMap((name) =>
      // Written for the linter's own test, which fails if one has another shape.
      (JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Mistake[]).map((mistake) => ({
        id: `${name.slice(0, -'.json'.length)}: ${mistake.says}`,
        mistake,
      })),
    )
    const made = mistakes.filter(({ id }) => possible.possible.includes(id))
    expect(made.length).toBeGreaterThan(20)
    const said = made.flatMap(({ id, mistake: { file = '', ...mistake } }) => {
      const files = decoded(applyMistake(sampleFiles(), { file, ...mistake }))
      const words = panelWords(files, fileOf(file)?.slug ?? '')
      const own = lint(files, cache).filter((diagnostic) => diagnostic.file === file)
      return words.word(own).map(({ message, remedy }) => `${id}: ${message} ${remedy}`)
    })
    expect(said.length).toBeGreaterThanOrEqual(made.length)
    expect(said.filter((text) => keys.test(text.slice(text.indexOf(': ', 20))))).toEqual([])
  })
})

function decoded(files: ReadonlyMap<string, string | Uint8Array>): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, file]) => [path, Buffer.from(file).toString('utf8')]))
}

it('has a button for each remedy that names the command for fixes, and the name of the button in its text', () => {
  const remedies = [...Object.values(lintTexts), ...Object.values(ruleWords.rules)]
    .flatMap((words) => Object.values(words))
    .filter((text) => text.includes('forms:fix'))
  expect(remedies.length).toBeGreaterThan(0)
  for (const remedy of remedies) {
    expect(isFixedByCommand({ remedy })).toBe(true)
    expect(remedyHere({ remedy })).toMatch(/ress “Fix what can be fixed”\.$/)
  }
})
