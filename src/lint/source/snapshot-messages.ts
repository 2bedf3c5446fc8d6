import type { Answers } from '../../engine/answers/answers'
import { validate } from '../../engine/answers/validate'
import type { Message } from '../../engine/message/message'
import { toMessages } from '../../engine/message/to-messages'
import type { CompiledForm } from '../../engine/schema/form'

/** The reference, time and staff role of the messages kept as examples; they never change. */
const context = {
  number: '7K3M9Q',
  sentAt: new Date('2026-01-31T12:00:00.000Z'),
  staffRoleId: '100000000000000001',
}

/** The messages one example becomes, as they are kept beside it; undefined where the form refuses the answers. */
export function goldenMessages(form: CompiledForm, answers: Answers): readonly Message[] | undefined {
  const result = validate(form, answers)
  if (!result.ok) return undefined
  const { number, sentAt, staffRoleId } = context
  return toMessages(form, result.value, {
    reference: `${form.message.reference}-${number}`,
    sentAt,
    staffRoleId,
  })
}
