import { fillText } from '../../engine/fill-text'
import { browserServices } from '../form-page/browser-services'
import { tellElsewhere } from '../form-page/tell-elsewhere'
import { formPath } from '../form-path'
import { notices } from '../notices/notices'
import { askForSync } from './background-sync'
import { openCurrentForm } from './open-current-form'
import { browserOutbox, type WaitingForm } from './outbox-store'
import { sendWaiting, takeBack, type OutboxMeans, type WaitingOutcome } from './send-waiting'
import texts from './texts.json'

const means: OutboxMeans = {
  outbox: browserOutbox(),
  drafts: browserServices.storage,
  openForm: openCurrentForm,
  now: browserServices.now,
  random: browserServices.random,
}

/** The outbox as the bar uses it: what waits, sending it now, and taking one of them back. */
export const outbox = {
  waiting,
  /** Send what waits; tells of each form that does not wait any more. Resolves to what still waits. */
  send: async (): Promise<readonly WaitingForm[]> => {
    for (const outcome of await sendWaiting(means)) tell(outcome)
    const left = await waiting()
    if (left.length > 0) void askForSync()
    return left
  },
  takeBack: (reference: string): Promise<boolean> => takeBack(reference, means),
}

/** What is still to be sent: what has arrived only waits to be told. */
async function waiting(): Promise<readonly WaitingForm[]> {
  return (await means.outbox.all()).filter(({ arrived }) => arrived === undefined)
}

function tell({ waiting: { slug, title, reference, arrived }, outcome, ended, form }: WaitingOutcome): void {
  if (outcome === 'waiting') return
  const place = { path: formPath(slug), title }
  if (arrived !== undefined) {
    const more = [fillText(texts.reference, { form: title, reference })]
    return notices.show({ kind: 'ok', text: arrived, more, ...place })
  }
  if (form && ended && outcome !== 'changed') return tellElsewhere(form, ended)
  const text = texts[outcome === 'expired' ? 'expired' : 'changed']
  notices.show({ kind: 'err', text, more: [texts.isDraft], ...place })
}
