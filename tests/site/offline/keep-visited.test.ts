import { expect, it } from 'vitest'
import { keepVisited, type KeepMeans } from '../../../src/site/offline/keep-visited'

const origin = 'https://site.test'

/** The browser's stores, in memory: they find an address whatever its query, where asked to. */
function aBrowser(site: ReadonlyMap<string, string>) {
  const stores = new Map<string, Map<string, string>>()
  const fetched: string[] = []
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>()
    stores.set(name, store)
    return store
  }
  const found = (store: ReadonlyMap<string, string>, path: string) => {
    const text = store.get(path)
    return text === undefined ? undefined : new Response(text)
  }
  const open = async (name: string) => {
    const store = storeOf(name)
    return {
      keys: async () => [...store.keys()].map((path) => new Request(origin + path)),
      match: async (path: string) => found(store, path),
      put: async (path: string, reply: Response) => void store.set(path, await reply.text()),
      delete: async (path: string) => store.delete(path),
    }
  }
  const means = {
    caches: {
      open,
      match: async (path: string) => [...stores.values()].flatMap((s) => found(s, path) ?? [])[0],
    },
    fetch: async (path: string) => {
      fetched.push(path)
      const text = site.get(path)
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
    },
  }
  // The double has the parts of the browser's stores that are used here.
  return { means: means as unknown as KeepMeans, storeOf, fetched }
}

function page(...scripts: readonly string[]): string {
  return `<p>Hello</p><script type="application/json" id="page-data">${JSON.stringify({ scripts })}</script>`
}

function siteOf(count: number): Map<string, string> {
  const forms = Array.from({ length: count }, (_, at): readonly [string, string][] => [
    [`/forms/f${at}`, page('/assets/site-1.js', `/assets/f${at}-1.js`)],
    [`/assets/f${at}-1.js`, 'form'],
  ])
  return new Map([['/assets/site-1.js', 'site'], ...forms.flat()])
}

it('keeps the page of a visited form with its scripts', async () => {
  const { means, storeOf } = aBrowser(siteOf(1))
  await keepVisited('/forms/f0', means)
  expect([...storeOf('form-pages').keys()]).toEqual(['/forms/f0'])
  expect([...storeOf('form-scripts').keys()]).toEqual(['/assets/site-1.js', '/assets/f0-1.js'])
})

it('asks for nothing where the page and its scripts are kept for everybody', async () => {
  const site = siteOf(1)
  const { means, storeOf, fetched } = aBrowser(site)
  const everybody = storeOf('precache')
  for (const [path, text] of site) everybody.set(path.startsWith('/forms/') ? `${path}.html` : path, text)
  await keepVisited('/forms/f0', means)
  expect(fetched).toEqual([])
})

it('keeps the latest twenty, with no script that none of them names', async () => {
  const { means, storeOf } = aBrowser(siteOf(25))
  for (let at = 0; at < 25; at++) await keepVisited(`/forms/f${at}`, means)
  expect(storeOf('form-pages').size).toBe(20)
  expect(storeOf('form-pages').has('/forms/f4')).toBe(false)
  expect(storeOf('form-scripts').size).toBe(21)
})

it('brings what was kept to the version of today', async () => {
  const site = siteOf(2)
  const { means, storeOf } = aBrowser(site)
  await keepVisited('/forms/f0', means)
  storeOf('form-scripts').delete('/assets/site-1.js')
  site.set('/forms/f0', page('/assets/site-2.js', '/assets/f0-2.js')).set('/assets/site-2.js', 'site')
  site.set('/assets/f0-2.js', 'form')
  await keepVisited('/forms/f1', means)
  expect(storeOf('form-pages').get('/forms/f0')).toContain('f0-2.js')
  expect(storeOf('form-scripts').has('/assets/f0-2.js')).toBe(true)
})

it('forgets a form that is gone', async () => {
  const site = siteOf(2)
  const { means, storeOf } = aBrowser(site)
  await keepVisited('/forms/f0', means)
  storeOf('form-scripts').clear()
  site.delete('/forms/f0')
  await keepVisited('/forms/f1', means)
  expect([...storeOf('form-pages').keys()]).toEqual(['/forms/f1'])
})
