import { findAt } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import { isSpecified } from '../words/is-specified'
import words from './naming-words.json'
import type { FormRule } from './rule'

/** A message that does not say which question it is about: it shares no word with the label. Source: UX brief, part 6. */
export const unnamedQuestion: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    const label = ruleOfQuestion(schema, name, 'title') ?? ''
    const naming = namesOf(`${label} ${name.replaceAll(/([A-Z]+)/g, ' $1')}`)
    const groups = [
      { messages: rules.errorMessage, at: [...path, 'errorMessage'] },
      { messages: rules.items?.errorMessage, at: [...path, 'items', 'errorMessage'] },
    ]
    return groups.flatMap(({ messages, at }) =>
      Object.entries(messages ?? {}).flatMap(([rule, text]) => {
        const isNamed = stems(text ?? '').some((stem) => naming.has(stem))
        if (isNamed || text === undefined || isSpecified(text)) return []
        return [findAt('unnamed-question', schema, [...at, rule], { name, label })]
      }),
    )
  })
}

function namesOf(text: string): ReadonlySet<string> {
  const alike: Readonly<Record<string, readonly string[]>> = words.alike
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set([...stems(text), ...all.flatMap((word) => alike[word] ?? [])])
}

function stems(text: string): readonly string[] {
  const all = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return all
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2 && !words.plain.includes(word))
}
