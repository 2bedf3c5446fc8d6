import type { QuestionRule } from '../../../../engine/schema/rules-of-form'
import { rulesOfForm } from '../../../../engine/schema/rules-of-form'
import { errorMessage, type RuleName } from '../../../../engine/answers/error-messages'
import type { RuleError, CompiledForm } from '../../../../engine/schema/form'
import { subschemasOf } from '../../../../engine/schema/questions'

/** The text of one rule. */
export interface RuleText {
  readonly rule: RuleName
  /** The number in the rule: 100 for a `maxLength` of 100. */
  readonly limit: string
  readonly text: string
  /** Its path in schema.json; for a rule without a text, the rule's path. */
  readonly path: readonly (string | number)[]
}

/** All error texts at one question. The same text of the same rule in several branches is listed once. */
export interface QuestionTexts {
  readonly name: string
  readonly label: string
  readonly texts: readonly RuleText[]
}

/**
 * Every error text that a visitor can read, by question, in the order of the page. `typed` is inserted where a text
 * quotes the entry of a list.
 * @example visitorTexts(whitelist, '…')[0].texts[0].text // => 'Enter your Minecraft name'
 */
export function visitorTexts(form: CompiledForm, typed: string): readonly QuestionTexts[] {
  const rules = rulesOfForm(form)
  return form.order.map((name) => {
    const own = rules.filter((rule) => rule.name === name).map((rule) => textOf(form, rule, typed))
    const label = subschemasOf(form, name).find(({ title }) => title !== undefined)?.title ?? name
    return {
      name,
      label,
      texts: own.filter((text, index) => own.findIndex((other) => isSame(text, other)) === index),
    }
  })
}

function textOf(form: CompiledForm, { name, rule, path }: QuestionRule, typed: string): RuleText {
  const isMissing = rule === 'required'
  const inList = path.includes('/items/')
  const steps = path.split('/').slice(1)
  const ruleError: RuleError = {
    keyword: rule,
    schemaPath: isMissing ? path.slice(0, path.lastIndexOf('/')) : path,
    instancePath: inList ? `/${name}/0` : isMissing ? '' : `/${name}`,
    params: isMissing ? { missingProperty: name } : {},
  }
  const limit = isMissing ? undefined : valueAt(form.schema, steps)
  return {
    rule,
    limit: limitText(limit),
    text: errorMessage(form.schema, ruleError, typed),
    path: placeOfText(form, steps, name, rule, inList),
  }
}

function limitText(limit: unknown): string {
  if (Array.isArray(limit)) return limit.join(', ')
  return typeof limit === 'string' || typeof limit === 'number' ? String(limit) : ''
}

function placeOfText(
  form: CompiledForm,
  steps: readonly string[],
  name: string,
  rule: RuleName,
  inList: boolean,
): RuleText['path'] {
  const holder = rule === 'required' ? [...steps.slice(0, -2), 'properties', name] : steps.slice(0, -1)
  const question = ['properties', name, ...(inList ? ['items'] : [])]
  const places = [holder, question].map((place) => [...place, 'errorMessage', rule])
  return withNumbers(places.find((place) => valueAt(form.schema, place) !== undefined) ?? steps)
}

function withNumbers(steps: readonly string[]): RuleText['path'] {
  return steps.map((step, index) => (steps[index - 1] === 'allOf' ? Number(step) : step))
}

function valueAt(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((node, step) => {
    // Read as plain JSON.
    return typeof node === 'object' && node !== null
      ? (node as Readonly<Record<string, unknown>>)[step]
      : undefined
  }, root)
}

function isSame(one: RuleText, other: RuleText): boolean {
  return one.rule === other.rule && one.text === other.text && one.limit === other.limit
}
