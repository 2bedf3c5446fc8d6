import type { FormProperty } from '../../../engine/schema/definition'
import { labelWords } from '../../../generate/new/label-words'
import { questionParts } from '../../../generate/new/question-parts'
import { exampleMessage } from '../../../lint/rules/examples'
import { limitRules } from '../../../lint/source/questions'
import type { QuestionView } from './questions'

/** The name of a limit, as in a question's rules. */
export type Limit = (typeof limitRules)[number]

/** Whether a rule or a field of a question's panel is one of its limits. */
export function isLimit(name: string): name is Limit {
  return limitRules.some((limit) => limit === name)
}

/**
 * The rules that a new question of this kind has.
 * @example newRules({ label: 'Name', kind: 'text', options: [] }, false).maxLength // => 100
 */
export function newRules(
  { label, kind, options }: Pick<QuestionView, 'label' | 'kind' | 'options'>,
  isRequired: boolean,
): FormProperty {
  return questionParts({ label, kind, isRequired, options: options.map(String) }).rules
}

type Words = Readonly<Record<string, string>>

/** The default error texts for a question and for its entries, with its own label or another one. */
function generatedWords(
  { kind, rules, options, label: own }: QuestionView,
  label = own,
): readonly [Words, Words] {
  const { errorMessage, items } = newRules({ label, kind, options }, true)
  const { subject } = labelWords(label)
  const ofLimits = limitRules.map((limit) => [limit, exampleMessage(limit, subject, rules[limit])])
  return [{ ...errorMessage, ...Object.fromEntries(ofLimits) }, { ...items?.errorMessage }]
}

/** The default text for a missing answer. */
export function generatedMissing(question: QuestionView): string {
  return generatedWords(question)[0]['required'] ?? ''
}

/** Changes the label, and the error texts that quote it, except those that staff have changed. */
export function writeLabel(question: QuestionView, label: string): void {
  const { rules } = question
  const [before, after] = [generatedWords(question), generatedWords(question, label)]
  for (const [index, words = {}] of [rules.errorMessage, rules.items?.errorMessage].entries())
    for (const [rule, text] of Object.entries(words))
      if (text === before[index]?.[rule]) Object.assign(words, { [rule]: after[index]?.[rule] })
  rules.title = label
}
