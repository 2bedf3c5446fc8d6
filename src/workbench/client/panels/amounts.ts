import { orBlank, withoutBlank } from '../../../engine/schema/blank-pattern'
import newForm from '../../../generate/new/new-form-words.json'
import texts from '../texts.json'
import { set, type FormTexts } from './form-texts'
import type { QuestionView } from './questions'

/** What an amount may look like, by what it says about cents. */
const amounts = {
  may: { pattern: newForm.patterns.amount, example: newForm.examples.amount },
  must: { pattern: '^[0-9]{1,7}[.,][0-9]{2}$', example: newForm.examples.amount },
  none: { pattern: '^[0-9]{1,7}$', example: '12' },
} as const
// The keys of a record are those of its type.
const amountNames = Object.keys(amounts) as (keyof typeof amounts)[]

/** What a pattern says about cents; `other` for one that no panel has written. */
export function centsOf(pattern = ''): keyof typeof texts.panels.cents {
  return amountNames.find((name) => amounts[name].pattern === withoutBlank(pattern)) ?? 'other'
}

/** Another pattern for an amount; the example in its words follows. */
export function writeCents(
  form: FormTexts,
  { place, rules, isRequired }: QuestionView,
  value: string,
): FormTexts {
  const name = amountNames.find((each) => texts.panels.cents[each] === value)
  if (name === undefined) return form
  const { pattern, example } = amounts[name]
  const next = set(form, 'schema', [...place, 'pattern'], isRequired ? pattern : orBlank(pattern))
  const said = rules.errorMessage?.pattern?.replace(/\b12(?:\.50)?(?!\d)/, example)
  return said === undefined ? next : set(next, 'schema', [...place, 'errorMessage', 'pattern'], said)
}
