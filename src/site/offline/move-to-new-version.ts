const carried = 'carried-draft'
const left = 'left-version'

/** What the move takes from the browser. Storage may throw where there is none. */
export interface MoveMeans {
  /** The script that this code is in: every page of this version names it. */
  readonly own: string
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** This page as the network has it now. */
  readonly fetchPage: () => Promise<Response>
  /** Let a newer worker that waits take over. */
  readonly activate: () => Promise<void>
  readonly reload: () => void
}

const browserMeans: MoveMeans = {
  own: new URL(import.meta.url).pathname,
  storage: () => sessionStorage,
  fetchPage: () => fetch(location.pathname, { cache: 'no-store' }),
  activate: async () => {
    const worker = await navigator.serviceWorker?.getRegistration()
    worker?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  },
  reload: () => location.reload(),
}

/**
 * Where the site has brought out a newer version of this page, load it again, for the draft under `draftKey` to be put into
 * its form (`takeCarriedDraft`). Once for each version that is left. Resolves to whether it did.
 */
export async function moveToNewVersion(draftKey: string, means: MoveMeans = browserMeans): Promise<boolean> {
  const { own, storage } = means
  try {
    if (storage().getItem(left) === own) return false
    const page = await means.fetchPage()
    if (!page.ok || (await page.text()).includes(own)) return false
    storage().setItem(left, own)
    storage().setItem(carried, draftKey)
  } catch {
    // No network, or no storage to carry the answers over with.
    return false
  }
  await means.activate()
  means.reload()
  return true
}

/** Have the page that is loaded next in this tab put the draft under this key into its form. Returns whether it will. */
export function carryDraft(
  draftKey: string,
  { storage }: Pick<MoveMeans, 'storage'> = browserMeans,
): boolean {
  try {
    storage().setItem(carried, draftKey)
    return true
  } catch {
    return false
  }
}

/** The key of the draft that was carried over to this page; says it once. */
export function takeCarriedDraft({ storage }: Pick<MoveMeans, 'storage'> = browserMeans): string | undefined {
  try {
    const key = storage().getItem(carried) ?? undefined
    storage().removeItem(carried)
    return key
  } catch {
    return undefined
  }
}
