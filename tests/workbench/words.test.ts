import { describe, expect, it } from 'vitest'
import github from '../../src/workbench/client/github/texts.json'
import parts from '../../src/workbench/client/panels/part-panels.json'
import question from '../../src/workbench/client/panels/question-panel.json'
import times from '../../src/workbench/client/panels/times-panel.json'
import { fieldsIn } from '../../src/workbench/client/panels/panel'
import rules from '../../src/workbench/client/diagnostics/rule-words.json'
import texts from '../../src/workbench/client/texts.json'

/** Words used by programmers or maintainers of a repository. */
const jargon =
  /\b(?:propert(?:y|ies)|schemas?|strings?|booleans?|enums?|JSON|arrays?|integers?|widgets?|regex\w*|fixtures?|snapshots?|diagnostics?|lint\w*|null|pars(?:e|er|ing)|commits?|branch(?:es)?|API|render\w*|compil\w+|valid(?:ate|ation)|pattern|slug)\b/i

/** Every text of a file with its path. */
function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

/** The texts in a panel's definition: labels, hints, options, and error messages. */
const isShown = (path: string) => /\.(?:title|errorTitle|ui:help|enum\.\d+|missing|wrong)$/.test(path)

// The text editor needs its technical terms.
const { editor: _editor, files: _files, ...panels } = texts

const shown = [
  ...textsIn({ panels, github }),
  ...textsIn({ parts, question, times }).filter(([path]) => isShown(path)),
]

describe('the words of the workbench', () => {
  it('are many, and contain no jargon outside the editor', () => {
    expect(shown.length).toBeGreaterThan(400)
    expect(shown.filter(([, text]) => jargon.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })

  it('have one term for one idea', () => {
    const others =
      /\bcalls?\b.*\b(?:role|no one|anyone)|\bmentions? the staff role|\bwaits? for\b|\bmade up\b|written in another way|\b(?:fewest|most) (?:characters|entries)|\b(?:smallest|largest) number\b|^If .*, visitors read$|^Or if the answer|things? to do first|looks after the site|^Left empty[:,]/i
    expect([...shown, ...textsIn({ rules })].filter(([, text]) => others.test(text))).toEqual([])
  })

  it('have replaced their old wordings', () => {
    const old =
      /whoever (?:looks after|puts)|program that serves|cannot be used yet|another program|\.patch|site has it|\brefuse[sd]? these|to refuse|^Refused|is cut off|reaches nobody/i
    expect(textsIn({ texts, github, rules }).filter(([, text]) => old.test(text))).toEqual([])
  })

  it('say in one sentence when visitors see a change', () => {
    const promise = 'Visitors see it once your site admin publishes it.'
    const { list, tour, save } = texts
    const told = [list.save, list.propose, list.download, tour.save, tour.propose]
    for (const text of [...told, save.built, save.saved, save.downloaded]) expect(text).toContain(promise)
    expect(github.status.merged).toContain(promise.toLowerCase())
  })

  it('name the files so that no name is the beginning of another, and say what each holds', () => {
    const { schema, ui, message, manifest, fixtures, snapshot } = texts.files
    const all = [schema, ui, message, manifest, fixtures, snapshot]
    const names = [...all.map(({ name }) => name), texts.files.form, texts.files.examples]
    for (const name of all.map((file) => file.name))
      expect(names.filter((other) => other !== name && other.startsWith(name.replace(/s$/, '')))).toEqual([])
    expect(all.every(({ holds }) => holds.length > 0)).toBe(true)
  })

  it('are not repeated where a panel has a field for some values of another one', () => {
    const { yes, no, bounds } = texts.panels
    const words: Readonly<Record<string, object>> = {
      kind: texts.new.kinds,
      mustAnswer: { yes, no },
      earliest: bounds.fixed,
      latest: bounds.fixed,
      limited: texts.panels.times.openings,
    }
    const waiting = [question, times].flatMap((panel) => Object.values(fieldsIn(panel)))
    const tests = waiting.flatMap(({ if: shown = {} }) =>
      [shown].flat().flatMap((test) => Object.entries(test)),
    )
    expect(tests.length).toBeGreaterThan(20)
    for (const [field, values = []] of tests)
      expect(values.filter((value) => !Object.hasOwn(words[field] ?? {}, value))).toEqual([])
  })

  it('name no file if staff do not need it', () => {
    const named = shown.filter(([, text]) => /\.json\b/.test(text))
    expect(named).toEqual([])
  })
})
