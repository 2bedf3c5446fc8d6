import { fillText } from '../../../engine/fill-text'
import { optionsIn, subschemasOf } from '../../../engine/schema/questions'
import type { FormProperty } from '../../../engine/schema/definition'
import { setEntries } from '../files/json'
import type { JsonPath } from '../../../lint/json/json-node'
import type { FormValues } from '../files/form-texts'
import texts from '../texts.json'
import { followInRoutes } from './edit-questions'
import { controlIn, dependentsOf, questionsIn, type QuestionView } from './questions'

/** An option of a question, as its rules have it. */
export type WrittenOption = string | number

/** The errors in a question's options and in its closed options, by the panel's fields. */
export function optionErrors(
  form: FormValues,
  question: QuestionView,
  options: readonly string[],
  closed: readonly string[],
): { readonly options?: string; readonly closed?: string } {
  const { errors } = texts.panels
  const isChanged = options.join('\n') !== question.options.join('\n')
  const error = optionListError(form, question, options)
  // Of those offered after certain answers one must stay open, too.
  const lists = isChanged
    ? [options]
    : [options, ...subschemasOf(form, question.name).map((rules) => optionsIn(rules)?.map(String) ?? [])]
  if (lists.some((list) => list.length > 0 && list.every((option) => closed.includes(option))))
    return {
      ...(error !== undefined && { options: error }),
      [isChanged ? 'options' : 'closed']: errors.allClosed,
    }
  if (error !== undefined) return { options: error }
  // Options that are renamed or deleted are updated among the closed ones too.
  if (isChanged) return {}
  const unknown = closed.find((option) => !options.includes(option))
  if (unknown !== undefined) return { closed: fillText(errors.notAnOption, { option: unknown }) }
  return {}
}

/** Why a list of options is invalid: too few, a duplicate, or one missing that another question depends on. */
function optionListError(
  form: FormValues,
  question: QuestionView,
  lines: readonly string[],
): string | undefined {
  const { errors } = texts.panels
  const { options, rules } = question
  if (lines.length < 2) return errors.fewOptions
  const twice = lines.find((line, index) => lines.indexOf(line) !== index)
  if (twice !== undefined) return fillText(errors.optionTwice, { option: twice })
  const renamed = renamedOption(options, lines)
  const fresh = lines.some((line) => !options.includes(line) && line !== renamed?.to)
  if (fresh && options.length > 0 && optionsIn(rules) === undefined) return errors.optionsFollow
  const needed = neededOption(form, question, lines)
  if (needed) return fillText(errors.optionAwaited, { ...needed })
  const timed = timedOption(form, question, lines)
  return timed === undefined ? undefined : fillText(errors.optionTimed, { option: timed })
}

/** The first removed option with times or a channel that could belong to any of several new options. */
function timedOption(
  { message }: FormValues,
  { name, options, control }: QuestionView,
  lines: readonly string[],
) {
  const known = options.map(String)
  const gone = known.filter((option) => !lines.includes(option))
  const fresh = lines.filter((line) => !known.includes(line))
  if (gone.length < 2 || fresh.length < 2) return undefined
  const routes = (message.routes ?? []).filter(({ property }) => property === name)
  const own = [
    ...Object.keys(control['ui:options']?.doors ?? {}),
    ...routes.flatMap(({ answers }) => answers.map(String)),
  ]
  return gone.find((option) => own.includes(option))
}

/** The first option that is missing from a list though another question depends on it, and that question. */
export function neededOption(form: FormValues, { name, options }: QuestionView, lines: readonly string[]) {
  const renamed = renamedOption(options, lines)
  const gone = options.filter((option) => !lines.includes(String(option)) && String(option) !== renamed?.from)
  return neededBy(form, name, gone)
}

/** The first of these options of a question that another question depends on, and that question. */
function neededBy(form: FormValues, name: string, options: readonly WrittenOption[]) {
  for (const condition of form.schema.allOf ?? []) {
    const schema = { ...form.schema, allOf: [condition] }
    const awaited = testsOf({ schema }, name).flatMap((test) => test.const ?? test.enum ?? [])
    const option = options.find((each) => awaited.includes(each))
    const [first] = dependentsOf({ ...form, schema }, name)
    const dependent = questionsIn(form).find((each) => each.name === first)
    if (option !== undefined && dependent) return { option, name: dependent.name, label: dependent.label }
  }
  return undefined
}

/** What conditions ask of the answer to a question. */
function testsOf({ schema }: Pick<FormValues, 'schema'>, name: string) {
  return (schema.allOf ?? []).flatMap(({ if: { properties } }) => {
    const test = properties[name]
    return test?.contains ?? test ?? []
  })
}

/**
 * The path of the first list of options that only applies after certain answers; undefined if there is none. The list
 * of a question that only appears after an answer is its own.
 */
export function dependentOptions({ schema }: FormValues, { name, rules: own }: QuestionView) {
  const paths = (schema.allOf ?? []).flatMap((condition, index) =>
    (['then', 'else'] as const).flatMap((side): JsonPath[] => {
      const rules = condition[side]?.properties?.[name]
      return rules?.enum && rules !== own ? [['allOf', index, side, 'properties', name, 'enum']] : []
    }),
  )
  return paths[0]
}

/** The rules that contain a question's options: those of its entries, if it takes several. */
export function optionRules(rules: FormProperty): Pick<FormProperty, 'enum' | 'not' | 'errorMessage'> {
  return rules.items ?? rules
}

/** Changes a question's options wherever they are used: in conditions, closed options, routes, times, fixtures. */
export function changeOptions(form: FormValues, question: QuestionView, lines: readonly string[]): void {
  const { name, options, rules } = question
  const renamed = renamedOption(options, lines)
  const rename = <Value>(option: Value) => (renamed && option === renamed.from ? renamed.to : option)
  const follow = <Value>(list: readonly Value[]) =>
    // A name takes the place of a text.
    list.map((option) => rename(option) as Value).filter((option) => lines.includes(String(option)))
  const known = options.map((option) => rename(option))
  // Conditional lists get new options too: an option that is in none of them could never be chosen.
  const narrow = (list: readonly WrittenOption[]) =>
    lines.filter((line) => list.some((option) => rename(option) === line) || !known.includes(line))
  for (const part of subschemasOf(form, name)) {
    const each = optionRules(part)
    if (each.enum) each.enum = part === rules ? [...lines] : narrow(each.enum)
    if (each.not) each.not.enum = follow(each.not.enum)
    if (each.not?.enum.length === 0) delete each.errorMessage?.not
  }
  for (const test of testsOf(form, name)) {
    if (test.const !== undefined) Object.assign(test, { const: rename(test.const) })
    if (test.enum) Object.assign(test, { enum: test.enum.map(rename) })
  }
  followInRoutes(form, name, follow)
  if (renamed) renameInFixtures(form, name, rename)
  const control = controlIn(form, name)
  for (const named of [control['ui:enumNames'], control['ui:options']?.doors]) {
    const kept = Object.entries<unknown>(named ?? {}).map(
      ([option, value]) => [rename(option), value] as const,
    )
    if (named)
      setEntries(
        named,
        kept.filter(([option]) => lines.includes(option)),
      )
  }
  const disabled = control['ui:enumDisabled']
  if (disabled) control['ui:enumDisabled'] = follow(disabled)
}

/** Without this, such a fixture would no longer be valid, and would get another option in its place. */
function renameInFixtures(
  { fixtures }: FormValues,
  name: string,
  rename: <Value>(option: Value) => Value | string,
): void {
  for (const group of [fixtures?.valid, fixtures?.wrong])
    for (const { answers } of Object.values(group ?? {})) {
      const answer = answers?.[name]
      if (!answers || answer === undefined) continue
      answers[name] = Array.isArray(answer) ? answer.map(rename) : rename(answer)
    }
}

/** The option that was renamed: the only one replaced, if nothing else has changed. */
function renamedOption(before: readonly WrittenOption[], after: readonly string[]) {
  const different = before.flatMap((option, index) => (String(option) === after[index] ? [] : [index]))
  const [index, ...others] = different
  if (before.length !== after.length || index === undefined || others.length > 0) return undefined
  const [from, to] = [String(before[index]), after[index] ?? '']
  return before.map(String).includes(to) ? undefined : { from, to }
}
