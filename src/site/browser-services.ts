import { browserOutbox } from './outbox/outbox-store'
import { carryDraft, moveToNewVersion, takeCarriedDraft } from './new-version/move-to-new-version'
import type { SessionServices } from './form-page/form-session'
import { hostClock } from './host-clock'
import { browserStore, later, warnOfLeaving, whenHidden } from './page-life'
import { tellElsewhere } from './notices/tell-elsewhere'

/** The browser's implementation of `SessionServices`, without the delivery, which each form adds. */
export const browserServices: Omit<SessionServices, 'deliver' | 'isRelayed'> = {
  ongoing: new Map(),
  tellElsewhere,
  async queue(form, draft) {
    // The button that calls this is one of those parts, so they are loaded. Not through `load-after-sending`: that also
    // loads the outbox, which uses these services.
    const { queueForm, askForSync } = await import('./form-page/after-sending/parts')
    const isQueued = await queueForm(form, draft, browserOutbox(), new Date())
    if (isQueued) void askForSync()
    return isQueued
  },
  now: () => new Date(),
  hostClock,
  isOnline: () => navigator.onLine,
  random: Math.random,
  storage: browserStore,
  later,
  whenHidden,
  warnOfLeaving,
  download: downloadText,
  print: () => window.print(),
  ...(import.meta.env.PROD && { moveToNewVersion }),
  carryDraft,
  takeCarriedDraft,
  fragment: () => (typeof window === 'undefined' ? '' : window.location.hash.slice(1)),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
}

/**
 * Offer the visitor a plain text file as a download. Needs no permission in the page's policy and no server.
 * @example downloadText('staff-SA-7K3M9Q.txt', 'Staff Application\n…')
 */
function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file only some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
