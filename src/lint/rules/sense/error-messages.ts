import { holdersOfWords } from '../../../engine/answers/error-messages'
import type { FormSchema } from '../../../engine/schema/definition'
import { rulesOfForm } from '../../../engine/answers/rules-of-form'
import { nodeAt, toPath, type JsonPath } from '../../json/json-node'
import { scalarAt } from '../../schema/explanation'
import type { SchemaFile } from '../../source/form-folder'
import { exampleMessage, hasExampleMessage } from '../examples'
import { validValue } from '../../source/compiled-form'
import { pointTo } from '../../json/locate'
import { limitRules, schemasOf } from '../../source/questions'
import words from '../naming-words.json'
import { eachControl, eachQuestion, eachRules, inSchema } from '../rule'

/** A rule a visitor can break that has no message. */
export const ruleWithoutMessage = inSchema((schema, report) => {
  const valid = validValue<FormSchema>(schema)
  for (const breakable of valid ? rulesOfForm({ schema: valid }) : []) {
    const { name, rule } = breakable
    const holders = holdersOfWords(breakable)
      .map(toPath)
      .filter((path) => nodeAt(schema.root, path))
    const [path] = holders
    if (!path || holders.some((at) => nodeAt(schema.root, [...at, 'errorMessage', rule]))) continue
    const suggestion = exampleOf(schema, name, rule, path)
    const values = { name, rule, holder: String(path.at(-1)) }
    report('rule-without-message', pointTo(schema, path).key('errorMessage'), values, { suggestion })
  }
})

/** A message that a rule could have, as a line; undefined for a rule whose words depend on what is asked. */
function exampleOf(schema: SchemaFile, name: string, rule: string, path: JsonPath): string | undefined {
  const limit = scalarAt(schema.root, [...path, rule])
  const key = rule === 'type' || rule === 'format' ? String(limit) : rule
  if (!hasExampleMessage(key)) return undefined
  const subject = schemasOf(schema, name)[0]?.all.title ?? name
  return `"${rule}": ${JSON.stringify(exampleMessage(key, subject, String(limit)))}`
}

/** A message for a rule that the question does not have: it would never be shown. */
export const messageWithoutRule = eachQuestion((question, report, schema) => {
  const { name, rules, isRequired, key } = question
  const places = schemasOf(schema, name).map((place) => place.rules)
  const isRule = (rule: string) => {
    if (rule === 'required') return isRequired
    if (rule !== 'type') return places.some((place) => Object.hasOwn(place, rule))
    return places.some(({ type }) => type === undefined || type === 'integer' || type === 'number')
  }
  const isOfEntries = (rule: string) => rule !== 'type' && Object.hasOwn(rules.items ?? {}, rule)
  for (const rule of Object.keys(rules.errorMessage ?? {})) {
    const suggestion = isOfEntries(rule) ? 'items' : undefined
    if (!isRule(rule))
      report('message-without-rule', key('errorMessage', rule), { name, rule }, { suggestion })
  }
  for (const rule of Object.keys(rules.items?.errorMessage ?? {})) {
    const place = key('items', 'errorMessage', rule)
    const suggestion = isRule(rule) ? name : undefined
    if (!isOfEntries(rule)) report('message-without-rule', place, { name, rule }, { suggestion })
  }
})

/** A message with a different number than its rule. */
export const messageLimit = eachRules(({ rules, at }, { name }, report) => {
  for (const rule of limitRules) {
    const limit = rules[rule]
    const numbers = numbersIn(rules.errorMessage?.[rule] ?? '')
    const [found] = numbers
    if (limit === undefined || found === undefined || numbers.includes(limit)) continue
    report('message-limit', at('errorMessage', rule), { name, rule, limit, found }, { also: [at(rule)] })
  }
})

/** A message about a number as such that names another range than the limits, or a number that is not an option. */
export const messageRange = eachRules(({ rules, at }, { name }, report) => {
  const { title = '', enum: options, minimum, maximum, errorMessage = {} } = rules
  const inLabel = numbersIn(title)
  const steps = options?.filter((option) => typeof option === 'number') ?? []
  for (const rule of ['type', 'enum'] as const) {
    const numbers = numbersIn(withoutExamples(errorMessage[rule] ?? ''))
    const limits =
      steps.length > 0
        ? [{ rule: 'enum', limit: steps, isNamed: false }]
        : Object.entries({ minimum, maximum }).flatMap(([key, limit]) =>
            limit === undefined ? [] : [{ rule: key, limit: [limit], isNamed: numbers.includes(limit) }],
          )
    const found = numbers.find(
      (number) => !inLabel.includes(number) && !limits.some(({ limit }) => limit.includes(number)),
    )
    const broken = limits.find(({ isNamed }) => !isNamed)
    if (found === undefined || !broken) continue
    const values = { name, rule: broken.rule, limit: broken.limit.join(', '), found }
    report('message-limit', at('errorMessage', rule), values, { also: [at(broken.rule)] })
  }
})

function withoutExamples(text: string): string {
  return text.replaceAll(/(?:such as|like) \S+/g, '')
}

/** A number question's hint with a different number than its limits. */
export const hintLimit = eachControl(({ name, control, question, at }, report) => {
  const { minimum, maximum } = question?.all ?? {}
  const rules = Object.entries({ minimum, maximum }).filter(([, limit]) => limit !== undefined)
  const found = numbersIn(withoutExamples(control['ui:help'] ?? '')).find(
    (number) => number !== minimum && number !== maximum,
  )
  if (rules.length === 0 || found === undefined) return
  const named = rules.map(([rule, limit]) => `"${rule}": ${limit}`)
  report('hint-limit', at('ui:help'), { name, found, limits: named })
})

/** The numbers in an English text. A hyphen between two numbers is not read as a minus sign. */
function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/(?:(?<!\w)[-−])?\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '').replace('−', '-')),
  )
}

/** A message that does not say which question it is about: it has no word in common with the label. */
export const unnamedQuestion = eachRules(({ rules, at }, { name, all }, report) => {
  const label = all.title
  if (label === undefined) return
  const naming = namesOf(`${label} ${name.replaceAll(/([A-Z]+)/g, ' $1')}`)
  for (const [rule, text = ''] of Object.entries(rules.errorMessage ?? {})) {
    const isNamed =
      text.toLowerCase().includes(label.toLowerCase()) || stems(text).some((stem) => naming.has(stem))
    // A message about one option, or one that quotes the answer, needs no name.
    if (isNamed || rule === 'not' || text.includes('{value}')) continue
    report('unnamed-question', at('errorMessage', rule), { name, label })
  }
})

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
