import { createForm } from '../../engine/schema/create-form'
import { loadFormModule } from '../../catalog/load-form'
import { browserServices, deliveryTo } from '../form-page/browser-services'
import { tellElsewhere } from '../form-page/tell-elsewhere'
import { formPath } from '../form-path'
import { notices } from '../notices/notices'
import { browserOutbox, type WaitingForm } from './outbox-store'
import { sendWaiting, takeBack, type OutboxMeans, type WaitingOutcome } from './send-waiting'
import texts from './texts.json'

const means: OutboxMeans = {
  outbox: browserOutbox(),
  drafts: browserServices.storage,
  async openForm(slug) {
    const module = await loadFormModule(slug)
    if (!module) return undefined
    return { form: createForm(module.definition, module.default), ...deliveryTo(module.address) }
  },
  now: browserServices.now,
  random: browserServices.random,
}

/** The outbox as the bar uses it: what waits, sending it now, and taking one of them back. */
export const outbox = {
  waiting: (): Promise<readonly WaitingForm[]> => means.outbox.all(),
  /** Send what waits; tells of each form that does not wait any more. Resolves to what still waits. */
  send: async (): Promise<readonly WaitingForm[]> => {
    for (const outcome of await sendWaiting(means)) tell(outcome)
    return means.outbox.all()
  },
  takeBack: (reference: string): Promise<boolean> => takeBack(reference, means),
}

function tell({ waiting, outcome, ended, form }: WaitingOutcome): void {
  if (outcome === 'waiting') return
  if (form && ended && outcome !== 'changed') return tellElsewhere(form, ended)
  const { slug, title } = waiting
  notices.show({
    kind: 'err',
    text: texts[outcome === 'expired' ? 'expired' : 'changed'],
    more: [texts.isDraft],
    path: formPath(slug),
    title,
  })
}
