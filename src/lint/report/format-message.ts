import { fillText } from '../../engine/fill-text'
import type { Report, Values } from './diagnostic'
import texts from '../texts.json'

/** The words of one rule: `didYouMean` replaces the remedy where the linter knows what was meant. */
interface RuleText {
  readonly message: string
  readonly remedy: string
  readonly didYouMean?: string
}

/** Texts of staff are quoted up to here, in characters. */
const longestQuote = 80
const quoted = new Set([
  'found',
  'value',
  'own',
  'other',
  'text',
  'option',
  'sent',
  'heading',
  'entry',
  'username',
])

/**
 * The words of a report: what is wrong, and what to write instead.
 * @example formatMessage({ rule: 'trailing-comma', values: {}, … }).remedy // => 'Delete this comma.'
 */
export function formatMessage({ rule, values, suggestion }: Report): {
  readonly message: string
  readonly remedy: string
} {
  const text: RuleText = texts[rule]
  const filling = suggestion === undefined ? values : { ...values, suggestion }
  const remedy = suggestion !== undefined && text.didYouMean !== undefined ? text.didYouMean : text.remedy
  const shown = Object.fromEntries(Object.entries(filling).map(([name, value]) => [name, show(name, value)]))
  return { message: fillText(text.message, shown), remedy: fillText(remedy, shown) }
}

function show(name: string, value: Values[string]): string {
  if (typeof value === 'object') return value.join(', ')
  const characters = [...String(value)]
  if (!quoted.has(name) || characters.length <= longestQuote) return characters.join('')
  return `${characters.slice(0, longestQuote).join('')}…`
}
