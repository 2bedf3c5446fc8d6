import { fillText } from '../../../engine/fill-text'
import { closedIn, dependencyOf, labelOf } from '../../../engine/schema/questions'
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
  const offered = all
    .slice(Math.max(first, 0), last)
    .filter(({ name }) => !inCycle.has(name))
    .flatMap((source) => answersToAwait(source).map((answer) => ({ source: source.name, answers: [answer] })))
  // The other answers have a field of their own.
  const own = question.when && { ...question.when, answers: question.when.answers.slice(0, 1) }
  const choices = [...offered, ...(own ? [own] : [])]
  return new Map<string, VisibleWhen | undefined>([
    [words.always, undefined],
    ...choices.map((when) => [whenWords('onlyIf', form, when), when] as const),
  ])
}

/** The answers that another question can wait for; a question with one option alone would never make it wait. */
function answersToAwait({ kind, rules, options }: QuestionView): VisibleWhen['answers'] {
  if (kind === 'tick box') return [true]
  return options.length > 1 ? options.filter((option) => !closedIn(rules).includes(option)) : []
}

const inText = { onlyIf: words.onlyInText, onlyIfShort: words.onlyInTextShort }
const ifTicked = { onlyIf: words.onlyIfTicked, onlyIfShort: words.onlyIfTickedShort }

/** When a question appears, in these words; a condition on several questions, or an `else`, is not told in full. */
export function whenWords(
  style: keyof typeof inText,
  form: FormRules,
  { source, answers }: VisibleWhen,
): string {
  if (answers.length === 0) return inText[style]
  const label = labelOf(form, source)
  if (isTicked(answers)) return fillText(ifTicked[style], { label })
  return fillText(words[style], { label, answers: quoted(answers, words.or) })
}

/** Whether these are the answers of a ticked box, which has no other answer to wait for. */
export function isTicked([first]: VisibleWhen['answers']): boolean {
  return first === true
}

/** Labels or answers for use in a sentence, each in quotes. */
export function quoted(all: readonly (string | number | boolean)[], between = ', '): string {
  return all.map((each) => fillText(words.quoted, { text: String(each) })).join(between)
}
