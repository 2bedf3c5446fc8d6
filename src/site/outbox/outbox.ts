import { browserServices } from '../browser-services'
import { hostClock } from '../host-clock'
import { keyPrefix } from '../submission/draft-keys'
import { tellElsewhere } from '../notices/tell-elsewhere'
import { notices } from '../notices/notices'
import { carryDraft } from '../new-version/move-to-new-version'
import { askForSync } from './background-sync'
import { openCurrentForm } from './open-current-form'
import { browserOutbox, type WaitingForm } from './outbox-store'
import { sentForm } from './queue-form'
import { sendWaiting, takeBack, type OutboxServices, type WaitingOutcome } from './send-waiting'
import { showArrival } from './shown-outbox'
import texts from './texts.json'

const services: OutboxServices = {
  outbox: browserOutbox(),
  drafts: browserServices.storage,
  openForm: openCurrentForm,
  now: browserServices.now,
  hostClock,
  random: browserServices.random,
  later: browserServices.later,
}

/** The outbox for the bar: its forms, sending them now, and taking one of them back. */
export const outbox = {
  waiting,
  /** Send the outbox; reports each form that leaves it. Resolves to those that still wait. */
  send: async (): Promise<readonly WaitingForm[]> => {
    for (const outcome of await sendWaiting(services)) tell(outcome)
    const left = await waiting()
    if (left.length > 0) void askForSync()
    return left
  },
  /** Take one back, so that its page can restore the answers. Resolves to whether that was possible. */
  takeBack: async ({ slug, reference }: WaitingForm): Promise<boolean> => {
    const isTaken = await takeBack(reference, services)
    if (isTaken) carryDraft(keyPrefix({ slug }) + reference)
    return isTaken
  },
}

/** The forms still to be sent: those that have arrived only wait for the visitor to be told. */
async function waiting(): Promise<readonly WaitingForm[]> {
  return (await services.outbox.all()).filter(({ arrived }) => arrived === undefined)
}

function tell({ waiting, outcome, ended, form }: WaitingOutcome): void {
  if (outcome === 'waiting') return undefined
  const { slug, title, reference, arrived } = waiting
  if (arrived !== undefined) {
    const sent = sentForm(waiting)
    if (showArrival(slug, sent)) return undefined
    const request = { reference, slug, title, sentAt: sent.sentAt.getTime() }
    return notices.show({ kind: 'ok', text: arrived, sent: request })
  }
  if (form && ended && outcome !== 'changed') return tellElsewhere(form, ended, true)
  const reason = outcome === 'expired' ? 'expired' : form ? 'changed' : 'gone'
  const more = reason === 'gone' ? texts.isKept : texts.isDraft
  notices.show({ kind: 'err', text: texts[reason], more, form: { slug, title } })
}
