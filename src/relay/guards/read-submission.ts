import type { Answer } from '../../engine/schema/answers'
import { asRecord } from '../../live/read-json'
import { Refusal } from '../reply'

/** A submission as received, with its shape checked and its answers not yet validated. */
export interface ReceivedSubmission {
  readonly reference: string
  readonly key: string
  readonly sentAt: Date | undefined
  readonly answers: ReadonlyMap<string, Answer>
  /** The value of the honeypot. */
  readonly trap: string
}

type Values = ReadonlyMap<string, unknown>

const knownKeys = ['reference', 'key', 'sentAt', 'answers', 'trap']
const mostAnswers = 200
const mostEntries = 200

/**
 * Read a submission from JSON that anyone may have sent. Reads own properties only and copies each value by its type,
 * so that no key in it can reach a prototype. Throws a `Refusal` that says what is wrong with the shape.
 * @example readSubmission({ reference: 'WR-7K3M9Q', key: 'WR-7K3M9Q-1767225600000', answers: {} }).answers.size // => 0
 */
export function readSubmission(body: unknown): ReceivedSubmission {
  const values = valuesOf(body, 'it must be an object')
  for (const name of values.keys())
    if (!knownKeys.includes(name)) refuse('it has a property that is not known')
  return {
    reference: textAt(values, 'reference', /^[\w-]{1,32}$/),
    key: textAt(values, 'key', /^[\w:.-]{16,64}$/),
    sentAt: values.has('sentAt') ? readTime(values.get('sentAt')) : undefined,
    answers: readAnswers(values.get('answers')),
    trap: values.has('trap') ? textAt(values, 'trap', /^[^]{0,1000}$/) : '',
  }
}

function readAnswers(value: unknown): ReadonlyMap<string, Answer> {
  const values = valuesOf(value, 'the answers must be an object')
  if (values.size > mostAnswers) refuse('there are too many answers')
  return new Map([...values].map(([name, answer]) => [name, readAnswer(answer)]))
}

function readAnswer(value: unknown): Answer {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value) && value.length <= mostEntries) {
    const texts = value.filter((entry) => typeof entry === 'string')
    if (texts.length === value.length) return texts
  }
  return refuse('each answer must be a text, a number, true, false or a list of texts')
}

function readTime(value: unknown): Date {
  const time =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value) : undefined
  return time !== undefined && !Number.isNaN(time.getTime()) ? time : refuse('sentAt must be a time')
}

function textAt(values: Values, name: string, pattern: RegExp): string {
  const value = values.get(name)
  return typeof value === 'string' && pattern.test(value)
    ? value
    : refuse(`${name} is missing or not as it must be`)
}

function valuesOf(value: unknown, otherwise: string): Values {
  return new Map(Object.entries(asRecord(value) ?? refuse(otherwise)))
}

function refuse(what: string): never {
  throw new Refusal('bad-shape', { what })
}
