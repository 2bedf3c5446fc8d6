import * as fc from 'fast-check'
import type { CompiledForm } from '../../src/engine/schema/form'
import { toMessages } from '../../src/engine/message/to-messages'
import { validate, type AnswerError } from '../../src/engine/answers/validate'
import { anyInput } from '../forms/any-answers'
import { anyTypedAnswers } from '../support/any-answers'
import { messageFaults } from '../support/message-faults'

type Input = Readonly<Record<string, unknown>>

/** The outcome of one submission: accepted or refused, and everything that is wrong with it. */
export interface Judgement {
  readonly taken: boolean
  readonly messages: number
  readonly faults: readonly string[]
}

const context = { reference: 'XX-7K3M9Q', sentAt: new Date(0), staffRoleId: '100000000000000002' }

/**
 * Anything that can be submitted to a form: mostly what it asks for, as nasty as its rules allow; otherwise other
 * types, other names, and texts that are far too long.
 */
export function anySubmission(form: CompiledForm): fc.Arbitrary<Input> {
  return fc.oneof({ weight: 4, arbitrary: anyTypedAnswers(form) }, { weight: 1, arbitrary: anyInput(form) })
}

/**
 * Run a submission through validator and mapper. Accepted ones are judged by readers that do not know how messages
 * are made: the limits, the completeness of every answer, the formatting as Discord parses it. Refused ones must have
 * errors for questions of the form, each once and with a text.
 */
export function judgeSubmission(form: CompiledForm, input: Input): Judgement {
  const result = validate(form, input)
  if (!result.ok) return { taken: false, messages: 0, faults: refusalFaults(form, result.errors) }
  const messages = toMessages(form, result.value, context)
  return { taken: true, messages: messages.length, faults: messageFaults(form, result.value, messages) }
}

function refusalFaults(form: CompiledForm, errors: readonly AnswerError[]): readonly string[] {
  const names = errors.map(({ name }) => name)
  return [
    ...(errors.length === 0 ? ['refused without a reason'] : []),
    ...names.filter((name) => !form.order.includes(name)).map((name) => `${name} is no question`),
    ...(new Set(names).size < names.length ? ['a question with two errors'] : []),
    ...errors.filter(({ text }) => text.trim() === '').map(({ name }) => `no words for ${name}`),
  ]
}
