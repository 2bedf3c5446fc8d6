import { expect, test as base, type Page } from '@playwright/test'
import { addressOf } from './a-sandbox'
import { sandboxes, type Sandboxes } from './browser-sandbox'

const test = base.extend<Sandboxes>(sandboxes)

test.describe('a page of another origin', () => {
  test.beforeEach(async ({ page, stranger }) => {
    await page.goto(`${stranger.origin}/sandbox/revision`)
  })

  test('can send, and read a refusal with its headers', async ({ page, sandbox }) => {
    const url = sandbox.origin + addressOf({})
    expect(await postFrom(page, url)).toEqual([204, null, null])
    sandbox.setFaults([{ target: 'webhook', kind: 'rate-limited', retryAfter: 500, scope: 'shared' }])
    expect(await postFrom(page, url)).toEqual([429, '1', 'shared'])
  })

  test('can neither change a switch nor read what arrived', async ({ page, sandbox }) => {
    await postFrom(page, sandbox.origin + addressOf({}))
    const tries = ['/sandbox/reset', '/sandbox/messages'].map((path) => sandbox.origin + path)
    const heard = await page.evaluate(
      ([reset, messages]) =>
        Promise.allSettled([
          fetch(String(reset), { method: 'POST', mode: 'no-cors' }),
          fetch(String(messages)),
        ]).then((outcomes) => outcomes.map(({ status }) => status)),
      tries,
    )
    // No one can read the reply to the first call, so only the inbox shows that it did nothing.
    expect(heard).toEqual(['fulfilled', 'rejected'])
    expect(sandbox.messages()).toHaveLength(1)
  })

  test('cannot send custom headers', async ({ page, sandbox }) => {
    expect(await postFrom(page, sandbox.origin + addressOf({}), { 'Idempotency-Key': '1' })).toBe('TypeError')
    expect(sandbox.messages()).toEqual([])
  })

  test('sees a ban at the edge as a network error', async ({ page, sandbox }) => {
    sandbox.setFaults([{ target: 'webhook', kind: 'edge-ban' }])
    expect(await postFrom(page, sandbox.origin + addressOf({}))).toBe('TypeError')
  })

  // Browsers resend by themselves when a kept-alive connection ends without a reply; these must not.
  for (const [kind, kept] of [
    ['dropped-before-saving', 1],
    ['dropped-after-saving', 2],
  ] as const) {
    test(`sees ${kind} as a network error, and its browser does not send again`, async ({
      page,
      sandbox,
    }) => {
      await postFrom(page, sandbox.origin + addressOf({}))
      sandbox.setFaults([{ target: 'webhook', kind, times: 1 }])
      expect(await postFrom(page, sandbox.origin + addressOf({}))).toBe('TypeError')
      expect(sandbox.messages()).toHaveLength(kept)
    })
  }
})

/** The result when a page of another origin posts: the status and the headers it can read, or the error's name. */
function postFrom(page: Page, url: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  return page.evaluate(
    async (call) => {
      try {
        const all = { 'Content-Type': 'application/json', ...call.headers }
        const reply = await fetch(call.url, { method: 'POST', headers: all, body: '{"content":"Hello"}' })
        return [reply.status, reply.headers.get('Retry-After'), reply.headers.get('X-RateLimit-Scope')]
      } catch (error) {
        return String(error).split(':')[0]
      }
    },
    { url, headers },
  )
}
