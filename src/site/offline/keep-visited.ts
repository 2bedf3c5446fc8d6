/** What keeping a page takes from outside: the browser's stores, and its network. */
export interface KeepMeans {
  readonly caches: Pick<CacheStorage, 'open' | 'match'>
  readonly fetch: (path: string) => Promise<Response>
}

/** How many visited forms are kept, beside those that the service worker keeps for everybody. */
const most = 20

// The service worker answers from these, too (build/emit/service-worker.ts).
const pagesName = 'form-pages'
const scriptsName = 'form-scripts'

/**
 * Keep a form's page and its own script for offline visits, unless they are kept already, and bring the pages that were
 * kept before to the version of the site that is kept now. The latest visits stay, up to a fixed number. Rejects when
 * the network fails; what was kept stays.
 * @example await keepVisited('/forms/staff', { caches, fetch })
 */
export async function keepVisited(path: string, means: KeepMeans): Promise<void> {
  const pages = await means.caches.open(pagesName)
  const before = (await pages.keys()).map(({ url }) => new URL(url).pathname)
  const order = [...before.filter((page) => page !== path), path]
  for (const old of order.splice(0, order.length - most)) await pages.delete(old)
  for (const page of order) if (!(await isKept(page, means))) await keep(page, pages, means)
  await forgetScripts(order, means)
}

/** Is the page at hand with every script it names? A page of an older version is not. */
async function isKept(path: string, { caches }: KeepMeans): Promise<boolean> {
  const page = (await caches.match(`${path}.html`, { ignoreSearch: true })) ?? (await caches.match(path))
  if (!page) return false
  const kept = await Promise.all(scriptsOf(await page.text()).map((script) => caches.match(script)))
  return kept.every((script) => script !== undefined)
}

async function keep(path: string, pages: Cache, { caches, fetch }: KeepMeans): Promise<void> {
  const page = await fetch(path)
  if (!page.ok) return void (await pages.delete(path))
  const scripts = await caches.open(scriptsName)
  for (const script of scriptsOf(await page.clone().text())) {
    if (await caches.match(script)) continue
    await scripts.put(script, await fetch(script))
  }
  await pages.put(path, page)
}

/** Drop the scripts that no kept page names any more. */
async function forgetScripts(paths: readonly string[], { caches }: KeepMeans): Promise<void> {
  const pages = await caches.open(pagesName)
  const texts = await Promise.all(paths.map(async (path) => (await pages.match(path))?.text() ?? ''))
  const named = new Set(texts.flatMap(scriptsOf))
  const scripts = await caches.open(scriptsName)
  for (const { url } of await scripts.keys()) {
    const { pathname } = new URL(url)
    if (!named.has(pathname)) await scripts.delete(pathname)
  }
}

/** The addresses of the scripts that a page's block of data names. */
function scriptsOf(html: string): readonly string[] {
  const block = /id="page-data">([^<]*)</.exec(html)?.[1] ?? ''
  return [...new Set([...block.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address))]
}
