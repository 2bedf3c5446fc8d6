import { questionKinds } from '../../../src/generate/new/new-form-answers'
import {
  addQuestion,
  deleteQuestion,
  duplicateQuestion,
  reasonToKeep,
} from '../../../src/workbench/client/panels/edit-questions'
import { arranged, entriesAfterStep } from '../../../src/workbench/client/panels/move-question'
import type { Files } from '../../../src/workbench/form-files'
import { textsOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import type { PanelValues } from '../../../src/workbench/client/panels/panel'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { partNames, partPanel } from '../../../src/workbench/client/panels/part-panel'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import texts from '../../../src/workbench/client/texts.json'

/** A description of one edit in a panel, and the form after it. */
export interface RandomEdit {
  readonly what: string
  readonly texts: FormTexts
  /** For a panel edit: the values of the panel after it, and those that must be read back. */
  readonly readBack?: (texts: FormTexts) => PanelValues | undefined
  readonly expected?: PanelValues
  /** The questions whose lines it may change; those of all others stay as they were. */
  readonly touches: readonly string[]
}

const words = [
  'lantern',
  'Brücke',
  '火',
  'quiet "corner"',
  'bright sky',
  'C:\\path',
  'old mill',
  'Tür',
  '🌧 rain',
]

/** One possible edit of a form in the panels; undefined if it cannot be made here. */
export function randomEdit(files: Files, slug: string, random: () => number): RandomEdit | undefined {
  const form = textsOf(files, slug)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const someWords = () => `${pick(words)} ${pick(words)} ${Math.floor(random() * 1000)}`
  const all = questionsOf(form)
  const question = pick(all)
  if (!question) return undefined
  const { name } = question
  const roll = random()
  if (roll < 0.06) {
    const kind = pick(questionKinds) ?? 'text'
    const asked = { label: someWords(), kind, isRequired: random() < 0.5, options: ['One', 'Two', 'Three'] }
    if (all.length > 12) return undefined
    return { what: `add ${kind}`, texts: addQuestion(form, asked).texts, touches: [] }
  }
  if (roll < 0.1) {
    if (all.length > 12) return undefined
    const { texts } = duplicateQuestion(form, name)
    return { what: `duplicate ${name}`, texts, touches: [] }
  }
  if (roll < 0.18) {
    if (reasonToKeep(form, name) !== undefined) return undefined
    return { what: `delete ${name}`, texts: deleteQuestion(form, name), touches: [name] }
  }
  if (roll < 0.32) {
    const by = random() < 0.5 ? -1 : 1
    const entries = entriesAfterStep(form, name, by)
    if (typeof entries === 'string') return undefined
    return { what: `move ${name} by ${by}`, texts: arranged(form, entries), touches: [] }
  }
  if (roll < 0.42) return changePart(files, slug, random, pick, someWords)
  return changePanel(form, name, random, pick, someWords)
}

function changePanel(
  form: FormTexts,
  name: string,
  random: () => number,
  pick: <Item>(items: readonly Item[]) => Item | undefined,
  someWords: () => string,
): RandomEdit | undefined {
  const panel = questionPanel(form, name)
  if (!panel) return undefined
  const { yes, no, widths } = texts.panels
  const question = questionsOf(form).find((each) => each.name === name)
  const has = (field: string) => panel.values[field] !== ''
  const number = () => String(1 + Math.floor(random() * 500))
  const changes: Readonly<Record<string, () => string | undefined>> = {
    label: someWords,
    hint: () => (has('hint') && random() < 0.3 ? '' : someWords()),
    kind: () => pick(Object.values(texts.new.kinds)),
    mustAnswer: () => (panel.values['mustAnswer'] === yes ? no : yes),
    missing: () => (panel.values['mustAnswer'] === yes ? someWords() : undefined),
    options: () => changedOptions(panel.values['options'] ?? '', random, someWords),
    closed: () =>
      has('options') && question?.kind === 'choice'
        ? pick([...(panel.values['options'] ?? '').split('\n'), ''])
        : undefined,
    cents: () => (has('cents') ? pick(Object.values(texts.panels.cents).slice(0, 3)) : undefined),
    formWords: () => (has('formWords') ? someWords() : undefined),
    maxLength: () => (has('maxLength') ? number() : undefined),
    maxLengthWords: () => (has('maxLength') ? someWords() : undefined),
    minimum: () => (has('minimum') ? pick(['0', '1', '']) : undefined),
    width: () => pick(Object.values(widths)),
    when: () => pick(panel.schema.properties['when']?.enum?.map(String) ?? []),
    staffLabel: () => pick([someWords(), '']),
    fallback: () => (panel.values['mustAnswer'] === no ? pick([someWords(), '']) : undefined),
    sideBySide: () => pick([yes, no]),
  }
  const field = pick(Object.keys(changes)) ?? 'label'
  const value = changes[field]?.()
  if (value === undefined) return undefined
  const values = { ...panel.values, [field]: value }
  if (Object.keys(panel.check(values)).length > 0) return undefined
  return {
    what: `${name}: ${field} = ${value}`,
    texts: panel.apply(values),
    readBack: (texts) => questionPanel(texts, name)?.values,
    expected: { [field]: value },
    touches: [name],
  }
}

/** A new value for one text, number or colour of the page, the message, the outcomes or the card. */
function changePart(
  files: Files,
  slug: string,
  random: () => number,
  pick: <Item>(items: readonly Item[]) => Item | undefined,
  someWords: () => string,
): RandomEdit | undefined {
  const part = pick(partNames)
  const panel = part && partPanel(textsOf(files, slug), slug, part, files)
  const field = panel && pick(Object.keys(panel.values))
  if (!panel || field === undefined) return undefined
  const isRequired = panel.schema.required?.includes(field) ?? false
  const values: Readonly<Record<string, () => string>> = {
    colour: () =>
      `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0')
        .toUpperCase()}`,
    tags: () => pick(['lantern', 'lantern\nold-mill', 'report\nbridge']) ?? '',
    situations: () => pick(panel.schema.properties['situations']?.items?.enum?.map(String) ?? []) ?? '',
    related: () => pick(panel.schema.properties['related']?.items?.enum?.map(String) ?? []) ?? '',
    keywords: () => pick(['', someWords(), `${someWords()}\n${someWords()}`]) ?? '',
    note: () => pick(['', someWords(), `${someWords()}\n${someWords()}`]) ?? '',
  }
  const isNumber = panel.schema.properties[field]?.type === 'integer'
  const usual = isNumber ? String(1 + Math.floor(random() * 60)) : someWords()
  const value = values[field]?.() ?? (!isRequired && random() < 0.2 ? '' : usual)
  const next = { ...panel.values, [field]: value }
  if (Object.keys(panel.check(next)).length > 0) return undefined
  return {
    what: `${part} of the form: ${field} = ${value}`,
    texts: panel.apply(next),
    readBack: (texts) => partPanel(texts, slug, part, files)?.values,
    expected: { [field]: value },
    touches: [],
  }
}

function changedOptions(value: string, random: () => number, someWords: () => string): string | undefined {
  const lines = value.split('\n')
  if (value === '') return undefined
  const at = Math.floor(random() * lines.length)
  if (random() < 0.4) return lines.with(at, someWords()).join('\n')
  if (random() < 0.5) return [...lines, someWords()].join('\n')
  return lines.length > 2 ? lines.toSpliced(at, 1).join('\n') : undefined
}
