import { fillText } from '../fill-text'
import { partAt, pointerSteps } from '../json'
import type { ErrorMessages, FormSchema } from '../schema/definition'
import type { RuleError } from '../schema/form'
import fallbacks from './fallback-messages.json'

/** The name of a rule that can have a text: a keyword of JSON Schema. */
export type RuleName = keyof ErrorMessages

/** One rule of a form: the question it applies to, its name, and its path in the schema. */
export interface QuestionRule {
  readonly name: string
  readonly rule: RuleName
  /** A JSON pointer, e.g. `#/allOf/0/then/properties/role/enum`, or `#/required/role` for a required answer. */
  readonly path: string
}

/** The rules that can have a text, in order of precedence at one question: a missing answer comes first. */
export const ruleOrder: readonly RuleName[] = [
  'required',
  'type',
  'minItems',
  'maxItems',
  'enum',
  'not',
  'minLength',
  'maxLength',
  'format',
  'pattern',
  'minimum',
  'maximum',
]

/**
 * The words for one error: what staff wrote (`wordsOf`), else a neutral fallback. `{value}` in a text is replaced by
 * the entry of a list. Never returns a validator's own sentence.
 * @example errorMessage(schema, tooShort, 'a') // => 'Name must be 3 characters or more'
 */
export function errorMessage(schema: FormSchema, ruleError: RuleError, value: unknown): string {
  const rule = ruleOf(ruleError)
  const name = questionNameOf(ruleError) ?? ''
  const text = wordsOf(schema, { name, rule, path: pathOfRuleError(ruleError) }) ?? fallbacks[rule]
  return fillText(text, { value: typeof value === 'string' || typeof value === 'number' ? value : '' })
}

/**
 * The rule an error is about; a keyword that is not in `ruleOrder` counts as `type`.
 * @example ruleOf({ keyword: 'maxLength', … }) // => 'maxLength'
 */
export function ruleOf(ruleError: RuleError): RuleName {
  return ruleOrder.find((rule) => rule === ruleError.keyword) ?? 'type'
}

/**
 * The name of the question an error belongs to, or undefined for a summary such as `if`.
 * @example questionNameOf({ keyword: 'format', instancePath: '/links/2', … }) // => 'links'
 */
export function questionNameOf(ruleError: RuleError): string | undefined {
  if (ruleError.keyword === 'required') return String(ruleError.params['missingProperty'])
  return pointerSteps(ruleError.instancePath)[0]
}

/**
 * The path of the rule that an error is about, as in `QuestionRule`.
 * @example pathOfRuleError(nameMissing) // => '#/required/name'
 */
export function pathOfRuleError({ keyword, schemaPath, params }: RuleError): string {
  return keyword === 'required' ? `${schemaPath}/${String(params['missingProperty'])}` : schemaPath
}

/**
 * What staff wrote for a rule: the text beside it, else that for the same rule at the question itself. Undefined where
 * there is neither.
 * @example wordsOf(schema, nameRequired) // => 'Enter your name'
 */
export function wordsOf(schema: FormSchema, rule: QuestionRule): string | undefined {
  const texts = holdersOfWords(rule).map((path) => partAt(schema, [...path, 'errorMessage', rule.rule]))
  return texts.find((text) => typeof text === 'string')
}

/**
 * The paths of the subschemas whose `errorMessage` may have the words for a rule, in order of precedence: the one with
 * the rule, then the question itself, for a branch that only adds a rule.
 * @example holdersOfWords({ name: 'role', rule: 'enum', path: '#/allOf/0/then/properties/role/enum' })
 * // => [['allOf', '0', 'then', 'properties', 'role'], ['properties', 'role']]
 */
export function holdersOfWords({ name, rule, path }: QuestionRule): readonly (readonly string[])[] {
  const steps = pointerSteps(path)
  const holder = rule === 'required' ? [...steps.slice(0, -2), 'properties', name] : steps.slice(0, -1)
  const isOfEntries = steps.at(-2) === 'items' && steps.at(-3) === name
  return [holder, ['properties', name, ...(isOfEntries ? ['items'] : [])]]
}
