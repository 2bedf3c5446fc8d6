import { fillText, pluralText } from '../../engine/fill-text'
import type { FormatName } from '../../engine/schema/definition'
import { messages } from './example-lines.json'

const examples: typeof messages & Readonly<Record<FormatName, string>> = messages

/** A rule with an example of its message: a limit, or the type or format of an answer by its name. */
type ExampleRule = keyof typeof examples

/** Whether there is an example: not for a rule whose message depends on what is asked. */
export function hasExampleMessage(rule: string): rule is ExampleRule {
  return Object.hasOwn(examples, rule)
}

/**
 * The message that a new rule gets.
 * @example exampleMessage('maxItems', 'Games', 1) // => 'Games can have 1 entry at most'
 */
export function exampleMessage(rule: ExampleRule, subject: string, limit: string | number = ''): string {
  const found = examples[rule]
  const text = typeof found === 'string' ? found : pluralText(found, Number(limit))
  return fillText(text, { subject, limit })
}
