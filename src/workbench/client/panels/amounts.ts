import { orBlank, withoutBlank } from '../../../engine/schema/blank-pattern'
import newForm from '../../../generate/new/new-form-words.json'
import texts from '../texts.json'
import type { QuestionView } from './questions'

/** The patterns of an amount, by what they say about cents. */
const amounts = {
  may: { pattern: newForm.patterns.amount, example: newForm.examples.amount },
  must: { pattern: '^[0-9]{1,7}[.,][0-9]{2}$', example: newForm.examples.amount },
  none: { pattern: '^[0-9]{1,7}$', example: '12' },
} as const
// The keys of a record are those of its type.
const amountNames = Object.keys(amounts) as (keyof typeof amounts)[]

/** What a pattern says about cents; `other` for one that no panel wrote. */
export function centsOf(pattern = ''): keyof typeof texts.panels.cents {
  return amountNames.find((name) => amounts[name].pattern === withoutBlank(pattern)) ?? 'other'
}

/** Changes the pattern of an amount; the example in its error text changes with it. */
export function writeCents({ rules, isRequired }: QuestionView, value: string): void {
  const name = amountNames.find((each) => texts.panels.cents[each] === value)
  if (name === undefined) return
  const { pattern, example } = amounts[name]
  rules.pattern = isRequired ? pattern : orBlank(pattern)
  const said = rules.errorMessage?.pattern?.replace(/\b12(?:\.50)?(?!\d)/, example)
  if (said !== undefined) rules.errorMessage = { ...rules.errorMessage, pattern: said }
}
