import { fillText } from '../../../engine/fill-text'
import { closedIn, dependencyOf, labelOf, subschemasOf } from '../../../engine/schema/questions'
import texts from '../texts.json'
import { dependentsOf, questionsIn, type FormRules, type QuestionView, type VisibleWhen } from './questions'

const { panels: words } = texts

/** A question and its transitive dependents. */
function withDependents(form: FormRules, name: string): ReadonlySet<string> {
  const found = new Set([name])
  for (const each of found) for (const dependent of dependentsOf(form, each)) found.add(dependent)
  return found
}

export type WhenChoices = ReadonlyMap<string, VisibleWhen | undefined>

/**
 * The choices for when a question appears: always, or after an answer to another one, which it then follows.
 * They include the first answer of the current setting.
 * The choices do not depend on the setting, because the arrow keys go through all of them.
 */
export function whenChoices(form: FormRules, question: QuestionView): WhenChoices {
  const all = questionsIn(form)
  const placeOf = (wanted: string | undefined) => all.findIndex(({ name }) => name === wanted)
  // It must stay below the question that its options depend on, and above those that depend on it.
  const first = placeOf(dependencyOf(form, question.name))
  const last = dependentsOf(form, question.name).length > 0 ? placeOf(question.name) : all.length
  // A cycle: two questions that wait for each other would never be asked.
  const inCycle = withDependents(form, question.name)
  // Other branches that add rules to it would show it after their answers as well.
  const isRefined = subschemasOf(form, question.name).length > 1
  const offered = (isRefined ? [] : all)
    .slice(Math.max(first, 0), last)
    .filter(({ name }) => !inCycle.has(name))
    .flatMap(choicesOf)
  const own = choiceOf(question)
  const choices = [...offered, ...(own ? [own] : [])]
  return new Map<string, VisibleWhen | undefined>([
    [words.always, undefined],
    ...choices.map((when) => [whenWords('choice', form, when), when] as const),
  ])
}

/** What another question can wait for; a question with one option alone would never make it wait. */
function choicesOf(question: QuestionView): readonly VisibleWhen[] {
  const { name: source, kind, rules, options } = question
  if (kind === 'tick box') {
    const ticked = { source, answers: [true] }
    return isAlwaysTicked(question) ? [ticked] : [ticked, { ...ticked, isUnless: true }]
  }
  const open = options.filter((option) => !closedIn(rules).includes(option))
  return options.length > 1 ? open.map((option) => ({ source, answers: [option] })) : []
}

/** Whether every visitor must tick this box, so that no question can be asked unless it is ticked. */
export function isAlwaysTicked(question: Pick<QuestionView, 'kind' | 'isRequired' | 'when'>): boolean {
  return question.kind === 'tick box' && question.isRequired && question.when === undefined
}

/** The choice that a question has now: all answers that hide it, or the first that shows it. */
export function choiceOf({ when }: Pick<QuestionView, 'when'>): VisibleWhen | undefined {
  return when && !when.isUnless ? { ...when, answers: when.answers.slice(0, 1) } : when
}

/** The answers after the first that show a question; they have a separate field. */
export function otherAnswersOf({ when }: Pick<QuestionView, 'when'>): VisibleWhen['answers'] {
  return when && !when.isUnless ? when.answers.slice(1) : []
}

/** When a question appears, as a choice or on its card; a condition on several questions is not told in full. */
export function whenWords(
  place: keyof typeof words.whenShown,
  form: FormRules,
  { source, answers, isUnless }: VisibleWhen,
): string {
  const shown = words.whenShown[place]
  if (answers.length === 0) return shown.inText
  const { ticked, answered } = shown[isUnless ? 'unless' : 'if']
  const label = labelOf(form, source)
  if (isTicked(answers)) return fillText(ticked, { label })
  return fillText(answered, { label, answers: quoted(answers, words.or) })
}

/** Whether these are the answers of a ticked box, which has no other answer to wait for. */
export function isTicked([first]: VisibleWhen['answers']): boolean {
  return first === true
}

/** Labels or answers for use in a sentence, each in quotes. */
export function quoted(all: readonly (string | number | boolean)[], between = ', '): string {
  return all.map((each) => fillText(words.quoted, { text: String(each) })).join(between)
}
