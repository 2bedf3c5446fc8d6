import type { Answers, ValidAnswers } from '../../engine/answers/answers'
import { toMessages } from '../../engine/message/to-messages'
import type { FormProperty } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions } from '../../engine/schema/questions'
import { didYouMean } from '../report/did-you-mean'
import type { FormRule, WorkspaceRule } from '../report/diagnostic'
import { answerStates } from '../../engine/fixtures/answer-states'
import { compiled } from '../source/compiled-form'
import { nearestSlug } from '../source/file-kind'
import { reportAt, reportKey, valueSpan } from '../source/locate'
import { partsOf, questionNames } from '../source/questions'
import { messageViolations } from '../../discord/rules/message-violations'

/** A placeholder in a title or the line of text that names no question, or one that cannot be filled there. */
export const placeholders: FormRule = ({ schema, message }) => {
  if (!schema || !message) return []
  const known = questionNames(schema)
  const { title = '', thread = '', content = '' } = message.value
  return [
    ...Object.entries({ title, thread }).flatMap(([key, text]) =>
      placesIn(text).flatMap((name) => {
        if (known.includes(name)) return []
        const suggestion = didYouMean(name, known)
        return [
          reportAt(
            'unknown-placeholder',
            message,
            [key],
            { name, names: known },
            suggestion && { suggestion: suggestion.value },
          ),
        ]
      }),
    ),
    ...placesIn(content).flatMap((name) =>
      name === 'mention' ? [] : [reportAt('placeholder-in-content', message, ['content'], { name })],
    ),
  ]
}

function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}

/** An unmatched curly bracket in a title or the line of text. */
export const tornPlaceholder: FormRule = ({ message }) => {
  if (!message) return []
  return (['title', 'thread', 'content'] as const).flatMap((key) => {
    const rest = (message.value[key] ?? '').replaceAll(/\{[^{}]*\}/g, '')
    return /[{}]/.test(rest) ? [reportAt('torn-placeholder', message, [key])] : []
  })
}

/**
 * A `mention` that the text does not use, {mention} without a `mention`, and a line of text that the style does not
 * show.
 */
export const mention: FormRule = ({ message }) => {
  if (!message) return []
  const { style, content, mention: role } = message.value
  const calls = content?.includes('{mention}') ?? false
  const isShown = style === 'text-and-embed'
  return [
    ...(isShown && content === undefined ? [reportAt('content-missing', message, ['style'])] : []),
    ...(style === 'embed' && content !== undefined
      ? [reportKey('content-not-shown', message, ['content'])]
      : []),
    ...(role !== undefined && !calls ? [reportKey('mention-without-place', message, ['mention'])] : []),
    ...(role === undefined && calls ? [reportAt('place-without-mention', message, ['content'])] : []),
  ]
}

/** A mention written out in the text: only {mention} notifies anyone. */
export const writtenMention: FormRule = ({ message }) => {
  const found = /@everyone|@here|<@[&!]?\w*>|<#\w*>/.exec(message?.value.content ?? '')?.[0]
  return message && found !== undefined ? [reportAt('written-mention', message, ['content'], { found })] : []
}

/** A name the chat platform refuses for a webhook. Source: Discord, "Usernames and nicknames". */
export const refusedUsername: FormRule = ({ message }) => {
  const username = message?.value.username
  if (!message || username === undefined) return []
  const word = /discord|clyde/i.exec(username)?.[0] ?? /^(?:everyone|here)$/i.exec(username.trim())?.[0]
  return word === undefined ? [] : [reportAt('refused-username', message, ['username'], { username, word })]
}

/** A fallback for a question that always has an answer. */
export const needlessFallback: FormRule = ({ schema, message }) => {
  if (!schema || !message) return []
  return Object.entries(message.value.fields ?? {}).flatMap(([name, field]) => {
    if (field?.fallback === undefined || !questionNames(schema).includes(name)) return []
    const asking = partsOf(schema).filter(({ properties }) => Object.hasOwn(properties, name))
    const isAlwaysAnswered =
      asking.every(({ required }) => required.includes(name)) || partsOf(schema)[0]?.required.includes(name)
    return isAlwaysAnswered
      ? [reportKey('needless-fallback', message, ['fields', name, 'fallback'], { name })]
      : []
  })
}

/** A webhook that is not named like the form: each form has its own, so that its address can be found by the name. */
export const webhookName: FormRule = ({ slug: folder, message }) => {
  const slug = nearestSlug(folder)
  const webhook = message?.value.webhook
  if (!message || webhook === undefined || webhook === slug) return []
  const fix = [{ ...valueSpan(message.root, ['webhook']), text: JSON.stringify(slug) }]
  return [reportAt('webhook-name', message, ['webhook'], { webhook, slug }, { suggestion: slug, fix })]
}

/**
 * Two forms with the same reference or colour: staff could not tell them apart. A webhook shared by two forms is not
 * named like one of them, which `webhookName` reports; that form counts as the copy here.
 */
export const repeatedInMessages: WorkspaceRule = ({ forms }) => {
  const files = forms.flatMap(({ slug, message }) => (message ? [{ slug, message }] : []))
  return (['reference', 'colour'] as const).flatMap((key) =>
    files.flatMap(({ message }) => {
      const value = message.value[key]
      const alike = files.filter((file) => file.message.value[key] === value)
      const twin = alike.find((file) => file.message.value.webhook === file.slug) ?? alike[0]
      if (value === undefined || !twin || twin.message === message) return []
      const also = [reportAt('repeated-in-messages', twin.message, [key])]
      return [reportAt('repeated-in-messages', message, [key], { key, value, other: twin.slug }, { also })]
    }),
  )
}

const signs = { success: ['✅'], refused: ['❌', '⚠️'], offline: ['❌', '⚠️'] } as const

/** An outcome that does not begin with its emoji, or a failure that reads like the success. */
export const outcomeSign: FormRule = ({ message }) => {
  const outcomes = message?.value.outcomes
  if (!message || !outcomes) return []
  return (['success', 'refused', 'offline'] as const).flatMap((key) => {
    const text = outcomes[key]
    if (text === undefined || signs[key].some((sign) => text.startsWith(`${sign} `))) return []
    return [reportAt('outcome-sign', message, ['outcomes', key], { key, signs: [...signs[key]] })]
  })
}

const context = { reference: 'AA-000000', sentAt: new Date(0), staffRoleId: '100000000000000001' }

/** A message that the chat platform would refuse, tried with the longest answers that the form accepts. */
export const undeliverable: FormRule = (form) => {
  const ready = compiled(form)
  const { message } = form
  if (!ready || !message) return []
  const violations = longestPerState(ready).flatMap((answers) =>
    // `toMessages` takes valid answers; these only keep every limit, which is enough to test its lengths.
    toMessages(ready, answers as ValidAnswers, context).flatMap(messageViolations),
  )
  const [first] = violations
  return first
    ? [
        reportKey('undeliverable', message, [keyOf(first.path)], {
          where: first.path.join(' '),
          reason: first.message,
        }),
      ]
    : []
}

function keyOf(path: readonly string[]): string {
  const key = path.findLast(
    (step) => step === 'username' || step === 'content' || step === 'title' || step === 'fields',
  )
  return key ?? 'style'
}

/** A character that must be escaped, so that it takes the most room. */
const widest = '*'
const mostEntries = 100
/** Larger limits are reported separately. */
const mostCharacters = 20_000

/**
 * The longest answers that a form accepts, once for each combination of its conditions. They keep the limits but not
 * the patterns, as they only test the lengths of messages.
 */
export function longestPerState(form: CompiledForm): readonly Answers[] {
  const states = answerStates(form.schema) ?? [{}]
  return states.map((state) => {
    const entries = visibleQuestions(form, state).map(
      ({ name, rules }) => [name, state[name] ?? longest(rules)] as const,
    )
    return Object.fromEntries(entries)
  })
}

function longest(rules: FormProperty): string | number | readonly string[] {
  const { enum: options, type, maxLength = 1, maximum, minimum, maxItems = 20, items } = rules
  const [first] = options?.toSorted((a, b) => String(b).length - String(a).length) ?? []
  if (first !== undefined) return first
  if (type === 'integer' || type === 'number') return maximum ?? minimum ?? 0
  if (type === 'array')
    return Array.from({ length: Math.min(maxItems, mostEntries) }, () =>
      widest.repeat(Math.min(items?.maxLength ?? 1, mostCharacters)),
    )
  return widest.repeat(Math.min(maxLength, mostCharacters))
}
