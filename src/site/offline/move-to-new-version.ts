const carried = 'carried-draft'
const left = 'left-version'

/**
 * Where the site has brought out a newer version of this page, load it anew, for the draft under `draftKey` to be put into
 * its form (`takeCarriedDraft`). Once for each version that is left. Resolves to whether it did.
 */
export async function moveToNewVersion(draftKey: string): Promise<boolean> {
  const own = new URL(import.meta.url).pathname
  try {
    if (sessionStorage.getItem(left) === own) return false
    // Every page names the script that this code is in.
    const page = await fetch(location.pathname, { cache: 'no-store' })
    if (!page.ok || (await page.text()).includes(own)) return false
    sessionStorage.setItem(left, own)
    sessionStorage.setItem(carried, draftKey)
  } catch {
    // No network, or no storage to carry the answers over with.
    return false
  }
  const worker = await navigator.serviceWorker?.getRegistration()
  worker?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  location.reload()
  return true
}

/** The key of the draft that was carried over to this page; says it once. */
export function takeCarriedDraft(): string | undefined {
  try {
    const key = sessionStorage.getItem(carried) ?? undefined
    sessionStorage.removeItem(carried)
    return key
  } catch {
    return undefined
  }
}
