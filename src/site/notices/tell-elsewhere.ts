import type { Definition } from '../../engine/schema/form'
import { notices } from './notices'
import { failureText, type FormEvent } from '../submission/form-state'
import texts from './elsewhere.json'

/**
 * Report a form's outcome to a visitor who has gone to another page of the site: its own text, and where the answers
 * are. `isKept`: they are on the device.
 */
export function tellElsewhere(
  { slug, schema, message }: Definition,
  ended: FormEvent,
  isKept: boolean,
): void {
  const { title } = schema
  const more = isKept ? texts.kept : texts.inTab
  const unsent = { kind: 'err', more, form: { slug, title } } as const
  if (ended.step === 'sent') {
    const { reference, sentAt } = ended.sent
    const sent = { reference, slug, title, sentAt: sentAt.getTime() }
    notices.show({ kind: 'ok', text: message.outcomes.success, sent })
  }
  if (ended.step === 'failed') notices.show({ ...unsent, text: failureText({ message }, ended.failure) })
  if (ended.step === 'fix') notices.show({ ...unsent, text: texts.fix })
}
