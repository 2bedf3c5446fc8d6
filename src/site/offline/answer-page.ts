/** What a worker answers pages from. */
interface PageSources {
  readonly fetch: () => Promise<Response>
  /** What is kept of the page under this address. */
  readonly kept: (address: string) => Promise<Response | undefined>
  readonly notFound: () => Promise<Response | undefined>
  readonly wait: (milliseconds: number) => Promise<undefined>
}

/** How long a page may keep a visitor waiting before what is kept of it is shown, in milliseconds. */
const patience = 3000

/**
 * Pages come from the network, so that a form is always the one that is asked today; where there is no network, or it
 * takes too long, or the host is broken, from what is kept. Without either an address counts as unknown.
 */
export async function answerPage(path: string, sources: PageSources): Promise<Response> {
  const fresh = sources.fetch().catch(() => undefined)
  const kept = await sources.kept(path === '/' ? '/index.html' : `${path}.html`)
  const first = await (kept ? Promise.race([fresh, sources.wait(patience)]) : fresh)
  if (first && (first.status < 500 || !kept)) return first
  return kept ?? (await sources.notFound()) ?? Response.error()
}
