/** What it asks of the browser. */
export interface WantedMeans {
  readonly document: Pick<Document, 'documentElement' | 'addEventListener'>
  readonly window: Pick<Window, 'addEventListener'>
  readonly isOnline: boolean
  /** The names of what is kept on this device; none where nothing is. */
  readonly keptNames: () => readonly string[]
}

/**
 * Resolves when someone reaches for a form's page: points, taps, scrolls or types (`public/early.js` sees that). At once
 * where there is something to tell them: a draft of the form on this device, or no network.
 */
export async function whenWanted(slug: string, { document, window, isOnline, keptNames }: WantedMeans) {
  const hasDraft = keptNames().some((name) => name.startsWith('form-draft') && name.includes(slug))
  if (document.documentElement.dataset['wanted'] || hasDraft || !isOnline) return
  await new Promise<unknown>((resolve) => {
    document.addEventListener('page-wanted', resolve, { once: true })
    window.addEventListener('offline', resolve, { once: true })
  })
}
