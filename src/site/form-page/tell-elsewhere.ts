import type { Definition } from '../../engine/schema/form'
import { notices } from '../notices/notices'
import type { FormEvent } from './form-state'
import texts from './texts.json'

/**
 * Report a form's outcome to a visitor who has gone to another page of the site: its own text, and where the answers
 * are.
 */
export function tellElsewhere({ slug, schema, message }: Definition, ended: FormEvent): void {
  const { title } = schema
  const unsent = { kind: 'err', more: texts.elsewhere.kept, form: { slug, title } } as const
  if (ended.step === 'sent') {
    const { reference, sentAt } = ended.sent
    const sent = { reference, slug, title, sentAt: sentAt.getTime() }
    notices.show({ kind: 'ok', text: message.outcomes.success, sent })
  }
  if (ended.step === 'failed') {
    const { reason } = ended.failure
    notices.show({ ...unsent, text: reason === 'stopped' ? texts.stopped : message.outcomes[reason] })
  }
  if (ended.step === 'fix') notices.show({ ...unsent, text: texts.elsewhere.fix })
}
