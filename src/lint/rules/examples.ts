import { fillText, pluralText } from '../../engine/fill-text'
import type { Section, FormatName } from '../../engine/schema/definition'
import { writeJson } from '../json/format'
import { nodeAt, type Edit } from '../json/json-node'
import reportTexts from '../report/report-texts.json'
import type { UiFile } from '../source/form-folder'
import { lines, messages } from './example-lines.json'

/** What to write for an entry that a control lacks: the line, its place in words, and the edit that writes it. */
interface MissingEntry {
  readonly line: string
  readonly home: string
  readonly fix: readonly Edit[]
}

/**
 * The entry to write for a key of a question's control, with the enclosing groups that ui.json lacks, because a repeated
 * group would be an error.
 * @example missingEntry(ui, ['age', 'ui:options', 'width'], 'short').line // => '"ui:options": { "width": "short" }'
 */
export function missingEntry({ root }: UiFile, steps: readonly string[], value: unknown): MissingEntry {
  const around = steps.map((_, depth) => nodeAt(root, steps.slice(0, depth)))
  const depth = around.findLastIndex((node) => node?.kind === 'object')
  const group = around[depth]
  const [step = '', ...inner] = steps.slice(depth)
  const entry = inner.reduceRight<unknown>((within, key) => ({ [key]: within }), value)
  const line = onOneLine({ [step]: entry })
  const [name = '', key = ''] = steps
  const home = fillText(reportTexts.homes[depth] ?? '', { name, key })
  const old = nodeAt(root, steps)
  if (old) return { line, home, fix: [{ start: old.start, end: old.end, text: JSON.stringify(value) }] }
  const last = group?.kind === 'object' ? group.members.at(-1)?.end : undefined
  const at = last ?? (group?.start ?? 0) + 1
  return { line, home, fix: [{ start: at, end: at, text: `${last === undefined ? '' : ', '}${line}` }] }
}

/**
 * Sections to start with: the first half of the questions under one heading, the others under a second one.
 * @example exampleSections(['name', 'age', 'reason'])[1] // => { title: 'Details', properties: ['reason'] }
 */
export function exampleSections(names: readonly string[]): Section[] {
  const half = Math.ceil(names.length / 2)
  const halves = [names.slice(0, half), names.slice(half)]
  return lines.sections.map((title, index) => ({ title, properties: halves[index] ?? [] }))
}

/** The entries of an object as they are written in one line of a file, without the brackets around them. */
export function onOneLine(entries: object): string {
  return writeJson(entries)
    .replaceAll(/(?<=\[)\n\s*|\n\s*(?=\])/g, '')
    .replaceAll(/\n\s*/g, ' ')
    .trim()
    .slice(1, -1)
    .trim()
}

const examples: typeof messages & Readonly<Record<FormatName, string>> = messages

/** A rule with an example of its message: a limit, or the type or format of an answer by its name. */
type ExampleRule = keyof typeof examples

/** Whether there is an example: not for a rule whose message depends on what is asked. */
export function hasExampleMessage(rule: string): rule is ExampleRule {
  return Object.hasOwn(examples, rule)
}

/**
 * The message that a new rule gets.
 * @example exampleMessage('maxItems', 'Games', 1) // => 'Games can have 1 entry at most'
 */
export function exampleMessage(rule: ExampleRule, subject: string, limit: string | number = ''): string {
  const found = examples[rule]
  const text = typeof found === 'string' ? found : pluralText(found, Number(limit))
  return fillText(text, { subject, limit })
}
