import { fillText } from '../../engine/fill-text'
import { didYouMean } from '../../lint/report/did-you-mean'
import {
  hasOptions,
  questionKinds,
  type AwaitedAnswer,
  type NewQuestion,
  type QuestionKind,
} from '../new/new-form-answers'
import { normalizeQuestion, normalizeTitle } from '../new/normalize-new-form'
import texts from './cli-texts.json'
import type { Read } from './conversation'

export const kindsText = questionKinds.join(', ')

/**
 * Parse a question from one line: label, kind, whether it is required, its options, the answer it depends on.
 * @example readQuestion('Team | choice | optional | Red, Blue') // => { ok: true, value: { label: 'Team', … } }
 * @example readQuestion('Name | text | required | when Team = Red') // => { ok: true, value: { …, when: { … } } }
 */
export function readQuestion(written: string): Read<NewQuestion> {
  const parts = written.split('|').map((part) => part.trim())
  const [label = '', kindText = '', need = 'required', ...more] = parts
  const kind = readKind(kindText)
  const isChoice = kind.ok && hasOptions(kind.value)
  const options = isChoice ? more.shift() : undefined
  const [condition, ...others] = more
  const when = condition === undefined ? undefined : readAwaited(condition.replace(/^when\b/i, ''))
  const isMeant = condition === undefined || (/^(?:when|unless)\b/i.test(condition) && when !== undefined)
  if (!kind.ok || others.length > 0 || !isMeant || !/^(?:required|optional)$/i.test(need))
    return { ok: false, reason: fillText(texts.new.badQuestion, { written, kinds: kindsText }) }
  const isRequired = need.toLowerCase() === 'required'
  const choices = isChoice ? { options: (options ?? '').split(',') } : {}
  return {
    ok: true,
    value: normalizeQuestion({ label, kind: kind.value, isRequired, ...choices, ...(when && { when }) }),
  }
}

/**
 * Parse the answer a question depends on, such as "Kind of entry = Team, Duo" or "unless Kind of entry = Team"; undefined
 * for any other text.
 */
export function readAwaited(text: string): AwaitedAnswer | undefined {
  const [, unless, label = '', list = ''] = /^\s*(unless\s)?([^=]*)=([^=]*)$/i.exec(text) ?? []
  if (label.trim() === '' || list.trim() === '') return undefined
  const answers = list.split(',').map((answer) => answer.trim())
  return { label: normalizeTitle(label), answers, ...(unless !== undefined && { isUnless: true }) }
}

/**
 * Parse the smallest and the largest number of a question; either may be missing.
 * @example readRange('1 to 20') // => { ok: true, value: { minimum: 1, maximum: 20 } }
 */
export function readRange(text: string): Read<Pick<NewQuestion, 'minimum' | 'maximum'>> {
  const [found, least, most] = /^\s*(-?\d+)?\s*(?:to\s*(-?\d+))?\s*$/.exec(text) ?? []
  const [minimum, maximum] = [least, most].map((number) =>
    number === undefined ? undefined : Number(number),
  )
  if (found === undefined || (minimum ?? -Infinity) > (maximum ?? Infinity))
    return { ok: false, reason: texts.new.badRange }
  return {
    ok: true,
    value: { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) },
  }
}

/** Other names for the kinds of questions. */
const otherKinds = new Map(Object.entries(texts.new.otherKinds))

export function readKind(text: string): Read<QuestionKind> {
  const bare = text.trim().toLowerCase()
  const word = bare.replaceAll(/[\s_-]+/g, ' ')
  const kind = questionKinds.find((known) => known === word)
  if (kind) return { ok: true, value: kind }
  const meant = otherKinds.get(word) ?? didYouMean(word, questionKinds)?.value
  const reason = meant === undefined ? texts.new.kindUnknown : texts.new.kindMeant
  return { ok: false, reason: fillText(reason, { kinds: kindsText, kind: meant ?? '' }) }
}
