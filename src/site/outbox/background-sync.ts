/** Of a registration where the browser has Background Sync, which no library of types knows yet. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** The worker's event when the browser has a network; a task that fails is asked for again, up to the last chance. */
export interface SyncEvent extends Event {
  readonly tag: string
  readonly lastChance: boolean
  readonly waitUntil: (task: Promise<unknown>) => void
}

export const outboxTag = 'outbox'

/**
 * Have the worker send what waits as soon as there is a network, also when no page is open; nothing where the browser
 * cannot. Not where it has no locks either: page and worker could send at once.
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
