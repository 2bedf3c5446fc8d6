const carried = 'carried-draft'
const left = 'left-version'

/** The browser's services that the move needs. `storage` may throw where there is none. */
export interface MoveServices {
  /** The path of this code's script: every page of this version names it. */
  readonly own: string
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The current version of this page, from the network. */
  readonly fetchPage: () => Promise<Response>
  /** Activate a newer service worker that is waiting. */
  readonly activate: () => Promise<void>
  readonly reload: () => void
}

const tabServices: MoveServices = {
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
 * If the site has a newer version of this page, load it, and restore the draft under `draftKey` into its form
 * (`takeCarriedDraft`). Only once for each version. Resolves to whether it did.
 */
export async function moveToNewVersion(
  draftKey: string,
  services: MoveServices = tabServices,
): Promise<boolean> {
  const { own, storage } = services
  try {
    if (storage().getItem(left) === own) return false
    const page = await services.fetchPage()
    if (!page.ok || (await page.text()).includes(own)) return false
    storage().setItem(left, own)
    storage().setItem(carried, draftKey)
  } catch {
    // No network, or no storage to carry the answers over with.
    return false
  }
  await services.activate()
  services.reload()
  return true
}

/** Make the next page in this tab restore the draft under this key into its form. Returns whether it will. */
export function carryDraft(
  draftKey: string,
  { storage }: Pick<MoveServices, 'storage'> = tabServices,
): boolean {
  try {
    storage().setItem(carried, draftKey)
    return true
  } catch {
    return false
  }
}

/** The key of the draft that was carried over to this page; returned only once. */
export function takeCarriedDraft({ storage }: Pick<MoveServices, 'storage'> = tabServices):
  | string
  | undefined {
  try {
    const key = storage().getItem(carried) ?? undefined
    storage().removeItem(carried)
    return key
  } catch {
    return undefined
  }
}
