import { describe, expect, test } from 'vitest'
import { answerPage } from '../../../src/site/offline/answer-page'

/** What the worker shows without a network, where `/about` and the home page are cached. */
async function shownOffline(path: string): Promise<string> {
  const cached = ['/index.html', '/about.html']
  const page = await answerPage(path, {
    fetch: () => Promise.reject(new TypeError('no network')),
    kept: async (address) => (cached.includes(address) ? new Response(address) : undefined),
    notFound: async () => new Response('/404.html', { status: 404 }),
    wait: async () => undefined,
  })
  return page.text()
}

describe('without a network', () => {
  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/%61bout', '/about.html'],
    ['/about/', '/404.html'],
    ['/About', '/404.html'],
    ['/%2Fabout', '/404.html'],
    ['/about%', '/404.html'],
  ])('%s is answered as by the host, with %s', async (path, page) => {
    expect(await shownOffline(path)).toBe(page)
  })
})
