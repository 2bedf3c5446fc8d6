import {
  errorMessage,
  holdersOfWords,
  type QuestionRule,
  type RuleName,
} from '../../../../engine/answers/error-messages'
import { fillText } from '../../../../engine/fill-text'
import type { CompiledForm, RuleError } from '../../../../engine/schema/form'
import { controlOf, labelOf } from '../../../../engine/schema/questions'
import { rulesOfForm } from '../../../../engine/schema/rules-of-form'
import { pathOfPart } from '../../files/form-texts'
import { toPath } from '../../../../lint/json/json-node'
import { valueAt, type JsonPath } from '../../files/json'
import texts from '../../texts.json'

/** One text a visitor can read, when they read it, and where it is written. */
export interface PlacedText {
  readonly when: string
  readonly text: string
  /** The path of the file. */
  readonly file: string
  /** The path to the text inside the file. */
  readonly path: JsonPath
}

interface TextGroup {
  readonly title: string
  readonly texts: readonly PlacedText[]
}

/**
 * Every text of a form beyond labels and hints: error texts, the texts of controls that wait or are closed, and the
 * outcomes of sending; first those of the whole form, then question by question.
 * @example textGroups(suggestion)[1]?.texts[0]?.text // => 'Title is required'
 */
export function textGroups(form: CompiledForm): readonly TextGroup[] {
  const questions = visitorTexts(form, texts.texts.typed).map(({ name, label, texts: ruleTexts }) => {
    const rules = ruleTexts.map(({ rule, limit, text, path }) =>
      placed(form, 'schema', path, fillText(texts.texts.rules[rule], { limit }), text),
    )
    const dependence = controlOf(form, name)['ui:options']?.dependsOn
    const controls = (['waiting', 'changed'] as const).map((key) =>
      placed(form, 'ui', [name, 'ui:options', 'dependsOn', key], texts.texts[key], dependence?.[key]),
    )
    return { title: label, texts: [...rules, ...controls].flat() }
  })
  const heading = form.schema.errorMessage?.required
  const whole = [
    ...placed(form, 'schema', ['errorMessage', 'required'], texts.texts.heading, heading),
    ...(['success', 'refused', 'offline'] as const).flatMap((name) =>
      placed(form, 'message', ['outcomes', name], texts.texts[name], form.message.outcomes[name]),
    ),
  ]
  return [{ title: texts.texts.whole, texts: whole }, ...questions.filter((group) => group.texts.length > 0)]
}

/** A text with its place; nothing where the form has no such text. */
function placed(
  { slug }: CompiledForm,
  part: 'schema' | 'ui' | 'message',
  path: JsonPath,
  when: string,
  text: string | undefined,
): readonly PlacedText[] {
  return text === undefined ? [] : [{ when, text, file: pathOfPart(slug, part), path }]
}

/** The text of one rule. */
export interface RuleText {
  readonly rule: RuleName
  /** The number in the rule: 100 for a `maxLength` of 100. */
  readonly limit: string
  readonly text: string
  /** Its path in schema.json; for a rule without a text, the rule's path. */
  readonly path: JsonPath
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
    return {
      name,
      label: labelOf(form, name),
      texts: own.filter((text, index) => own.findIndex((other) => isSame(text, other)) === index),
    }
  })
}

function textOf(form: CompiledForm, questionRule: QuestionRule, typed: string): RuleText {
  const { name, rule, path } = questionRule
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
  const places = holdersOfWords(questionRule).map((holder) => [...holder, 'errorMessage', rule])
  return {
    rule,
    limit: limitText(limit),
    text: errorMessage(form.schema, ruleError, typed),
    path: toPath(places.find((place) => valueAt(form.schema, place) !== undefined) ?? steps),
  }
}

function limitText(limit: unknown): string {
  if (Array.isArray(limit)) return limit.join(', ')
  return typeof limit === 'string' || typeof limit === 'number' ? String(limit) : ''
}

function isSame(one: RuleText, other: RuleText): boolean {
  return one.rule === other.rule && one.text === other.text && one.limit === other.limit
}
