import { fillText } from '../../../engine/fill-text'
import { closedIn, optionsIn } from '../../../engine/schema/questions'
import { hasOptions, type QuestionKind } from '../../../generate/new/new-form-answers'
import texts from '../texts.json'
import { valueAt, renameKey, type JsonPath } from './edit-json'
import { withRoutes } from './edit-questions'
import { schemaOf, set, uiOf, type FormTexts } from './form-texts'
import type { QuestionView } from './questions'

/** The errors of a question's options, and of those to be closed, by the panel's fields. */
export function problemsOfOptions(
  form: FormTexts,
  question: QuestionView,
  options: readonly string[],
  closed: readonly string[],
): { readonly options?: string; readonly closed?: string } {
  const { errors } = texts.panels
  const isChanged = options.join('\n') !== question.options.join('\n')
  const problem = problemOfList(form, question, options)
  if (options.every((option) => closed.includes(option)))
    return {
      ...(problem !== undefined && { options: problem }),
      [isChanged ? 'options' : 'closed']: errors.allClosed,
    }
  if (problem !== undefined) return { options: problem }
  // Options that are renamed or deleted are updated among the closed ones too.
  if (isChanged) return {}
  const unknown = closed.find((option) => !options.includes(option))
  if (unknown !== undefined) return { closed: fillText(errors.notAnOption, { option: unknown }) }
  const before = closedIn(question.rules).map(String)
  const awaited = problemOfAwaited(
    form,
    question.name,
    closed.filter((option) => !before.includes(option)),
  )
  return awaited === undefined ? {} : { closed: awaited }
}

/** Why a list of options is invalid: too few, a duplicate, or one missing that another question depends on. */
function problemOfList(
  form: FormTexts,
  { name, options, rules }: QuestionView,
  lines: readonly string[],
): string | undefined {
  const { errors } = texts.panels
  if (lines.length < 2) return errors.fewOptions
  const twice = lines.find((line, index) => lines.indexOf(line) !== index)
  if (twice !== undefined) return fillText(errors.optionTwice, { option: twice })
  const renamed = renamedOption(options, lines)
  const fresh = lines.some((line) => !options.includes(line) && line !== renamed?.to)
  if (fresh && optionsIn(rules) === undefined) return errors.optionsFollow
  const gone = options.filter((option) => !lines.includes(String(option)) && String(option) !== renamed?.from)
  return problemOfAwaited(form, name, gone)
}

/** Why options of a question cannot be deleted or closed: another question depends on one of them. */
function problemOfAwaited(
  form: FormTexts,
  name: string,
  options: readonly (string | number)[],
): string | undefined {
  const awaited = (schemaOf(form).allOf ?? []).flatMap(({ if: { properties } }) => {
    const test = properties[name]?.contains ?? properties[name]
    return test?.const === undefined ? (test?.enum ?? []) : [test.const]
  })
  const needed = options.find((option) => awaited.includes(option))
  return needed === undefined ? undefined : fillText(texts.panels.errors.optionAwaited, { option: needed })
}

/** The first list of options that applies after certain answers only; undefined if the question itself has the list. */
export function dependentOptions(form: FormTexts, question: QuestionView): JsonPath | undefined {
  if (optionsIn(question.rules) !== undefined || question.options.length === 0) return undefined
  return listsOf(form, question).find((path) => path.at(-2) !== 'not')
}

/** The paths of a question's closed options, and of the text that says why: at its entries, if it takes several. */
export function closedPlaces({ place, rules }: QuestionView): {
  readonly list: JsonPath
  readonly words: JsonPath
} {
  const holder = rules.items ? [...place, 'items'] : place
  return { list: [...holder, 'not', 'enum'], words: [...holder, 'errorMessage', 'not'] }
}

/** The form with exactly these options of a question closed: still in the list, but disabled. */
export function closeOptions(form: FormTexts, question: QuestionView, lines: readonly string[]): FormTexts {
  const { list, words } = closedPlaces(question)
  const closed =
    lines.length > 0 ? question.options.filter((option) => lines.includes(String(option))) : undefined
  const said = valueAt(form.schema, words) ?? texts.panels.closedWords
  let next = set(form, 'schema', list, closed)
  next = set(next, 'schema', words, closed && said)
  return set(next, 'ui', [question.name, 'ui:enumDisabled'], closed)
}

/** The form with a question's options changed, wherever they are used: in conditions, closed options, fixtures. */
export function changeOptions(form: FormTexts, question: QuestionView, lines: readonly string[]): FormTexts {
  const { name, place, options, rules } = question
  const renamed = renamedOption(options, lines)
  const way = rules.items ? ['items'] : []
  let next = optionsIn(rules) ? set(form, 'schema', [...place, ...way, 'enum'], lines) : form
  const follow = (list: readonly unknown[]): readonly unknown[] =>
    list
      .map((option) => (renamed && option === renamed.from ? renamed.to : option))
      .filter((option) => lines.includes(String(option)))
  for (const path of listsOf(form, question)) {
    const before = valueAt(next.schema, path) as readonly unknown[]
    const after = follow(before)
    if (JSON.stringify(before) !== JSON.stringify(after))
      next = set(next, 'schema', path, after.length > 0 ? after : undefined)
  }
  const { list, words } = closedPlaces(question)
  if (valueAt(next.schema, list) === undefined) next = set(next, 'schema', words, undefined)
  if (renamed) next = renameInTests(next, name, renamed)
  next = withRoutes(next, name, follow)
  return followInControl(next, name, renamed, lines, follow)
}

interface Renamed {
  readonly from: string
  readonly to: string
}

/** A single replaced option counts as renamed, if nothing else has changed. */
function renamedOption(before: readonly (string | number)[], after: readonly string[]): Renamed | undefined {
  const different = before.flatMap((option, index) => (String(option) === after[index] ? [] : [index]))
  const [index, ...others] = different
  if (before.length !== after.length || index === undefined || others.length > 0) return undefined
  const [from, to] = [String(before[index]), after[index] ?? '']
  return before.map(String).includes(to) ? undefined : { from, to }
}

/** Every other list of the question's options: those in conditions, and those of closed options. */
function listsOf(form: FormTexts, { name, place }: QuestionView): readonly JsonPath[] {
  const branches = (schemaOf(form).allOf ?? []).flatMap((_, index) =>
    ['then', 'else'].map((side): JsonPath => ['allOf', index, side, 'properties', name]),
  )
  const holders = [place, ...branches.filter((path) => path.join() !== place.join())]
  const paths = holders.flatMap((path) => [
    ...(path === place
      ? []
      : [
          [...path, 'enum'],
          [...path, 'items', 'enum'],
        ]),
    [...path, 'not', 'enum'],
    [...path, 'items', 'not', 'enum'],
  ])
  return paths.filter((path) => Array.isArray(valueAt(form.schema, path)))
}

/** Renames the option in conditions that depend on it. */
function renameInTests(form: FormTexts, name: string, { from, to }: Renamed): FormTexts {
  let next = form
  for (const [index, { if: test }] of (schemaOf(form).allOf ?? []).entries()) {
    const asked = test.properties[name]
    const path = ['allOf', index, 'if', 'properties', name, ...(asked?.contains ? ['contains'] : [])]
    const { const: only, enum: several } = asked?.contains ?? asked ?? {}
    if (only === from) next = set(next, 'schema', [...path, 'const'], to)
    if (several?.includes(from))
      next = set(
        next,
        'schema',
        [...path, 'enum'],
        several.map((each) => (each === from ? to : each)),
      )
  }
  return next
}

function followInControl(
  form: FormTexts,
  name: string,
  renamed: Renamed | undefined,
  lines: readonly string[],
  follow: (list: readonly unknown[]) => readonly unknown[],
): FormTexts {
  let next = form
  for (const holder of [
    [name, 'ui:enumNames'],
    [name, 'ui:options', 'doors'],
  ]) {
    for (const option of Object.keys((valueAt(form.ui, holder) ?? {}) as object)) {
      const path = [...holder, option]
      if (option === renamed?.from) next = { ...next, ui: renameKey(next.ui, path, renamed.to) }
      else if (!lines.includes(option)) next = set(next, 'ui', path, undefined)
    }
  }
  const disabled = valueAt(form.ui, [name, 'ui:enumDisabled'])
  if (Array.isArray(disabled)) {
    const left = follow(disabled)
    if (JSON.stringify(left) !== JSON.stringify(disabled))
      next = set(next, 'ui', [name, 'ui:enumDisabled'], left.length > 0 ? left : undefined)
  }
  return uiOf(next) ? next : form
}

/** Whether a question of this kind needs two different options, and fewer were written; one option per line. */
export function lacksOptions(kind: QuestionKind, options: string): boolean {
  return hasOptions(kind) && new Set(linesOf(options)).size < 2
}

/** One option per line; blank lines and surrounding spaces are ignored. */
export function linesOf(value: string): readonly string[] {
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
