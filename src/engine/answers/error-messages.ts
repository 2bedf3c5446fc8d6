import { fillText } from '../fill-text'
import type { ErrorMessages, FormSchema } from '../schema/definition'
import type { RuleError } from '../schema/form'
import fallbacks from './fallback-messages.json'

/** The name of a rule that can have a text: a keyword of JSON Schema. */
export type RuleName = keyof ErrorMessages

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
 * The words for one error: the text beside the rule, else the text for the same rule at the question itself (for a
 * branch that only adds a rule), else a neutral one. `{value}` in a text is replaced by the entry of a list.
 * Never returns a validator's own sentence.
 * @example errorMessage(schema, tooShort, 'a') // => 'Name must be 3 characters or more'
 */
export function errorMessage(schema: FormSchema, ruleError: RuleError, value: unknown): string {
  const rule = ruleOf(ruleError)
  const places = [placeOf(schema, ruleError), questionOf(schema, ruleError)]
  const text = places.flatMap((place) => messageAt(place, rule) ?? [])[0] ?? fallbacks[rule]
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
  return pointer(ruleError.instancePath)[0]
}

function placeOf(schema: FormSchema, ruleError: RuleError): unknown {
  const holder = pointer(ruleError.schemaPath.slice(1)).slice(0, -1)
  const name =
    ruleError.keyword === 'required' ? ['properties', String(ruleError.params['missingProperty'])] : []
  return partAt(schema, [...holder, ...name])
}

function questionOf(schema: FormSchema, ruleError: RuleError): unknown {
  const name = questionNameOf(ruleError)
  const inList = pointer(ruleError.instancePath).length > 1
  return name === undefined ? undefined : partAt(schema, ['properties', name, ...(inList ? ['items'] : [])])
}

/**
 * What a path leads to in a schema, or in another value of JSON; undefined where it leads nowhere.
 * @example partAt(schema, ['properties', 'name', 'maxLength']) // => 40
 */
export function partAt(node: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((at, step) => (isNode(at) ? at[step] : undefined), node)
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function messageAt(place: unknown, rule: RuleName): string | undefined {
  const text = partAt(place, ['errorMessage', rule])
  return typeof text === 'string' ? text : undefined
}

function pointer(path: string): readonly string[] {
  const steps = path.split('/').slice(1)
  return steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}
