/** The sources of the service worker's pages. */
interface PageSources {
  readonly fetch: () => Promise<Response>
  /** The cached page at this address. */
  readonly kept: (address: string) => Promise<Response | undefined>
  readonly notFound: () => Promise<Response | undefined>
  readonly wait: (milliseconds: number) => Promise<undefined>
}

/** How long to wait for the network before a cached page is shown, in milliseconds. */
const timeout = 3000

/**
 * Pages come from the network, so that a form is always the current one; without a network, or when it takes too long
 * or the host fails, from the cache. If the cache does not have the page either, the reply is the 404 page.
 */
export async function answerPage(path: string, sources: PageSources): Promise<Response> {
  const fresh = sources.fetch().catch(() => undefined)
  const kept = await sources.kept(path === '/' ? '/index.html' : `${decoded(path)}.html`)
  const first = await (kept ? Promise.race([fresh, sources.wait(timeout)]) : fresh)
  if (first && (first.status < 500 || !kept)) return first
  return kept ?? (await sources.notFound()) ?? Response.error()
}

/** The path without needless escapes, as hosts and the pages' router read it: `/%61bout` is `/about`. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
