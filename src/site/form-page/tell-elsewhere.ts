import type { Definition } from '../../engine/schema/form'
import { notices } from '../notices/notices'
import { formPath } from '../form-path'
import type { FormEvent } from './form-state'
import texts from './texts.json'

/**
 * Report a form's outcome to a visitor who has gone to another page of the site: its own text, and where the answers
 * are.
 */
export function tellElsewhere({ slug, schema, message }: Definition, ended: FormEvent): void {
  const { title } = schema
  const place = { path: formPath(slug), title }
  if (ended.step === 'sent') {
    const { reference, sentAt } = ended.sent
    const sent = { reference, slug, title, sentAt: sentAt.getTime() }
    notices.show({ kind: 'ok', text: message.outcomes.success, more: [], sent, ...place })
  }
  if (ended.step === 'failed') {
    const { reason } = ended.failure
    const text = reason === 'stopped' ? texts.stopped : message.outcomes[reason]
    notices.show({ kind: 'err', text, more: [texts.elsewhere.kept], ...place })
  }
  if (ended.step === 'fix') {
    notices.show({ kind: 'err', text: texts.elsewhere.fix, more: [texts.elsewhere.kept], ...place })
  }
}
