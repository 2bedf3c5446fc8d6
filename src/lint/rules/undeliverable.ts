import { toMessages } from '../../engine/message/to-messages'
import type { ValidAnswers } from '../../engine/answers/answers'
import { messageViolations } from '../../discord/rules/message-violations'
import { compiled } from '../behaviour/compiled'
import { longestAnswers } from '../behaviour/longest-answers'
import { findKey } from '../source/locate'
import type { FormRule } from './rule'

const context = { reference: 'AA-000000', sentAt: new Date(0), staffRoleId: '100000000000000001' }

/** A message that the chat platform would refuse, tried with the longest answers the form takes. */
export const undeliverable: FormRule = (form) => {
  const ready = compiled(form)
  const { message } = form
  if (!ready || !message) return []
  const violations = longestAnswers(ready).flatMap((answers) =>
    // The mapper takes answers that keep the rules; these keep every limit, and its room is what is tried here.
    toMessages(ready, answers as ValidAnswers, context).flatMap(messageViolations),
  )
  const [first] = violations
  return first
    ? [
        findKey('undeliverable', message, [keyOf(first.path)], {
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
