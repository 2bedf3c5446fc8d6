import { type QuestionRule, rulesOfForm } from '../../engine/schema/rules-of-form'
import { nodeAt, type PathStep } from '../json/json-node'
import words from './naming-words.json'
import type { FormRule } from '../report/diagnostic'
import { validSchema } from '../source/compiled-form'
import type { SchemaFile } from '../source/form-folder'
import { reportAt, reportKey } from '../source/locate'
import { questionSchemas, controlsOf, type LooseProperty, partsOf, ruleOfQuestion } from '../source/questions'

/** A rule a visitor can break that has no message. */
export const ruleWithoutMessage: FormRule = ({ schema }) => {
  const valid = validSchema(schema)
  if (!schema || !valid) return []
  return rulesOfForm({ schema: valid }).flatMap((rule) => {
    const places = placesOf(rule)
    if (places.some((place) => nodeAt(schema.root, [...place, 'errorMessage', rule.rule]))) return []
    const place = places.find((at) => nodeAt(schema.root, at))
    if (!place) return []
    return [
      reportKey('rule-without-message', schema, [...place, 'errorMessage'], {
        name: rule.name,
        rule: rule.rule,
      }),
    ]
  })
}

/** The places for the message: beside the rule, or at the question itself. */
function placesOf({ path, rule, name }: QuestionRule): readonly (readonly PathStep[])[] {
  const steps = path
    .slice(2)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const inList = steps.includes('items') ? ['items'] : []
  const holder = rule === 'required' ? [...steps.slice(0, -2), 'properties', name] : steps.slice(0, -1)
  return [holder, ['properties', name, ...inList]]
}

/** A message for a rule that the question does not have: it would never be shown. */
export const messageWithoutRule: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const all = questionSchemas(schema).filter((asked) => asked.name === name)
    const own = Object.keys(rules.errorMessage ?? {}).filter(
      (rule) =>
        !hasRule(
          schema,
          name,
          all.map((asked) => asked.rules),
          rule,
        ),
    )
    const ofItems = Object.keys(rules.items?.errorMessage ?? {}).filter(
      (rule) => !Object.hasOwn(rules.items ?? {}, rule) || rule === 'type',
    )
    return [
      ...own.map((rule) =>
        reportKey('message-without-rule', schema, [...path, 'errorMessage', rule], { name, rule }),
      ),
      ...ofItems.map((rule) =>
        reportKey('message-without-rule', schema, [...path, 'items', 'errorMessage', rule], { name, rule }),
      ),
    ]
  })
}

function hasRule(schema: SchemaFile, name: string, places: readonly LooseProperty[], rule: string): boolean {
  if (rule === 'required') return partsOf(schema).some(({ required }) => required.includes(name))
  if (rule === 'type')
    return places.some(({ type }) => type === undefined || type === 'integer' || type === 'number')
  return places.some((rules) => Object.hasOwn(rules, rule))
}

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const

/** A message with a different number than its rule. */
export const messageLimit: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const own = limits.map((rule) => ({
      rule,
      at: path,
      limit: rules[rule],
      text: rules.errorMessage?.[rule],
    }))
    const { items } = rules
    const ofItems = {
      rule: 'maxLength',
      at: [...path, 'items'],
      limit: items?.maxLength,
      text: items?.errorMessage?.maxLength,
    } as const
    return [...own, ofItems].flatMap(({ rule, at, limit, text }) => {
      const numbers = [...(text ?? '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) =>
        Number(number.replace(',', '')),
      )
      if (limit === undefined || numbers.length === 0 || numbers.includes(limit)) return []
      const also = [reportAt('message-limit', schema, [...at, rule])]
      return [
        reportAt(
          'message-limit',
          schema,
          [...at, 'errorMessage', rule],
          { name, rule, limit, found: numbers[0] ?? '' },
          { also },
        ),
      ]
    })
  })
}

/** A number question's hint with a different number than its limits. */
export const hintLimit: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  return controlsOf(ui).flatMap(([name, control]) => {
    const rules = (['minimum', 'maximum'] as const).flatMap((rule) => {
      const limit = ruleOfQuestion(schema, name, rule)
      return limit === undefined ? [] : [{ rule, limit }]
    })
    const limits = rules.map(({ limit }) => limit)
    const named = rules.map(({ rule, limit }) => `"${rule}": ${limit}`)
    const hint = control['ui:help']?.replaceAll(/(?:such as|like) \S+/g, '') ?? ''
    const numbers = [...hint.matchAll(/\d+/g)].map(([number]) => Number(number))
    const wrong = numbers.find((number) => !limits.includes(number))
    if (limits.length === 0 || wrong === undefined) return []
    return [reportAt('hint-limit', ui, [name, 'ui:help'], { name, found: wrong, limits: named })]
  })
}

/** A message that does not say which question it is about: it has no word in common with the label. */
export const unnamedQuestion: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const label = ruleOfQuestion(schema, name, 'title') ?? ''
    const naming = namesOf(`${label} ${name.replaceAll(/([A-Z]+)/g, ' $1')}`)
    const groups = [
      { messages: rules.errorMessage, at: [...path, 'errorMessage'] },
      { messages: rules.items?.errorMessage, at: [...path, 'items', 'errorMessage'] },
    ]
    return groups.flatMap(({ messages, at }) =>
      Object.entries(messages ?? {}).flatMap(([rule, text]) => {
        const isNamed = stems(text ?? '').some((stem) => naming.has(stem))
        // A message about one option, or one that quotes the answer, needs no name.
        if (isNamed || text === undefined || rule === 'not' || text.includes('{value}')) return []
        return [reportAt('unnamed-question', schema, [...at, rule], { name, label })]
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
