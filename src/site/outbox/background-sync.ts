/** A registration in a browser with Background Sync, which TypeScript's types lack. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Fires when the browser has a network; if it fails the browser fires it again, up to the last chance. */
export interface SyncEvent extends Event {
  readonly tag: string
  readonly lastChance: boolean
  readonly waitUntil: (task: Promise<unknown>) => void
}

export const outboxTag = 'outbox'

/**
 * Have the service worker send the outbox as soon as there is a network, even when no page is open; does nothing where
 * the browser cannot. Nor where it has no locks: page and worker could send at the same time.
 */
export async function askForSync(): Promise<void> {
  if (!('locks' in navigator)) return
  try {
    const registration: (ServiceWorkerRegistration & WithSync) | undefined =
      await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(outboxTag)
  } catch {
    // Switched off by the visitor: then it is sent at the next visit.
  }
}
