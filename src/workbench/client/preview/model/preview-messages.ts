import type { ValidAnswers } from '../../../../engine/answers/answers'
import type { CompiledForm } from '../../../../engine/schema/form'
import type { Message } from '../../../../engine/message/message'
import { normalizeAnswers } from '../../../../engine/answers/normalize-answers'
import { toMessages } from '../../../../engine/message/to-messages'
import { sampleRoleId } from '../../../../discord/sample-role'

/**
 * The messages that staff would get for what is typed at this moment, finished or not: a question without an answer
 * shows its fallback. The reference is a made-up one with the form's own letters.
 * @example previewMessages(whitelist, { minecraftName: 'Steve' }, new Date()) // => one message, with fallbacks
 */
export function previewMessages(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  sentAt: Date,
): readonly Message[] {
  // Nothing is sent from here: unfinished answers are drawn on purpose, so that staff see the message grow.
  const answers = normalizeAnswers(form, typed) as ValidAnswers
  return toMessages(form, answers, {
    reference: `${form.message.reference}-7K3M9Q`,
    sentAt,
    staffRoleId: sampleRoleId,
  })
}
