import type { Deliver } from '../../delivery/deliver'
import type { CompiledForm } from '../../engine/schema/form'
import type { PreviewReport, PreviewOutcome } from '../../form/preview-protocol'
import { browserServices } from '../form-page/browser-services'
import type { FormServices } from '../form-page/form-services'

/**
 * What a form page needs, with nothing that leaves the page or stays in it: a message goes to the workbench, the reply is
 * the one staff want to see, and no draft is kept.
 */
export function previewServices(
  form: CompiledForm,
  report: (report: PreviewReport) => void,
  outcome: () => PreviewOutcome,
): FormServices {
  const deliver: Deliver = async (messages) => {
    const ends = outcome()
    report({ kind: 'sent', messages, outcome: ends })
    return ends === 'success' ? { ok: true, sent: messages.length } : { ok: false, reason: ends, sent: 0 }
  }
  return {
    ...browserServices,
    webhooks: { [form.message.webhook]: 'preview' },
    deliverTo: () => deliver,
    storage: () => undefined,
  }
}
