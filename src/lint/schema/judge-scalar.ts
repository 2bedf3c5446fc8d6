import type { Suggestion } from '../report/did-you-mean'
import { didYouMean } from '../report/did-you-mean'
import type { ScalarNode } from '../json/json-node'
import type { Grammar } from './grammar'
import { judgeText } from './judge-text'
import type { Remark } from './remark'

/** What is wrong with a text, a number, true, false or null by its grammar. */
export function judgeScalar({ value }: ScalarNode, grammar: Grammar): readonly Remark[] {
  const chosen = judgeChoice(value, grammar)
  if (chosen.length > 0) return chosen
  if (typeof value === 'string') return judgeText(value, grammar)
  return typeof value === 'number' ? judgeNumber(value, grammar) : []
}

function judgeChoice(value: ScalarNode['value'], grammar: Grammar): readonly Remark[] {
  const { const: only, enum: options = only === undefined ? undefined : [only] } = grammar
  if (!options || options.includes(value)) return []
  const texts = options.map(String)
  const suggestion: Suggestion | undefined =
    texts.length === 1 ? { value: texts[0] ?? '', isCertain: true } : didYouMean(String(value), texts)
  const values = { found: String(value), options: texts }
  const rule =
    grammar.title === 'WidgetName'
      ? 'unknown-widget'
      : grammar.title === 'FormatName'
        ? 'unknown-format'
        : undefined
  return [
    {
      rule: rule ?? (only === undefined ? 'unknown-choice' : 'fixed-value'),
      values,
      ...(suggestion && { suggestion: suggestion.value }),
    },
  ]
}

function judgeNumber(value: number, { minimum, maximum }: Grammar): readonly Remark[] {
  if (minimum !== undefined && value < minimum)
    return [{ rule: 'too-small-number', values: { least: minimum, found: value } }]
  if (maximum !== undefined && value > maximum)
    return [{ rule: 'too-large-number', values: { most: maximum, found: value } }]
  return []
}
