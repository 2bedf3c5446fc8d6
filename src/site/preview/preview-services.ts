import type { Deliver } from '../../delivery/deliver'
import { toMessages } from '../../engine/message/to-messages'
import type { PreviewReport, PreviewOutcome } from '../../form/preview-protocol'
import { config } from '../config'
import { browserServices } from '../form-page/browser-services'
import type { FormServices } from '../form-page/form-services'

/**
 * What a form page needs, with nothing that leaves the page or stays in it: a message goes to the workbench, the reply is
 * the one staff want to see, and no draft is kept.
 */
export function previewServices(
  report: (report: PreviewReport) => void,
  outcome: () => PreviewOutcome,
): FormServices {
  const deliver: Deliver = async ({ form, answers, reference, sentAt }) => {
    const ends = outcome()
    const messages = toMessages(form, answers, { reference, sentAt, staffRoleId: config.staffRoleId })
    report({ kind: 'sent', messages, outcome: ends })
    return ends === 'success' ? { ok: true, sent: messages.length } : { ok: false, reason: ends, sent: 0 }
  }
  return {
    ...browserServices,
    deliver,
    isRelayed: false,
    storage: () => undefined,
    queue: undefined,
  }
}
