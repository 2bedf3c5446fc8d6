import { describe, expect, it } from 'vitest'
import { signInRoutes } from '../support/github/sign-in-routes'
import { aRelay, goodValues, relayOrigin, secretToken } from './a-relay'

const workbench = 'https://workbench.example'
const app = {
  clientId: 'Iv1.lanterns',
  clientSecret: 'only the relay knows it',
  callback: `${relayOrigin}/sign-in/callback`,
  token: secretToken,
}
const values = {
  ...goodValues,
  GITHUB_CLIENT_ID: app.clientId,
  GITHUB_CLIENT_SECRET: app.clientSecret,
  WORKBENCH_ORIGIN: `${workbench}/forms/`,
}

function aSignIn(more: Readonly<Record<string, string>> = {}) {
  const github = signInRoutes(app)
  const asked: string[] = []
  const relay = aRelay(
    { ...values, ...more },
    {
      fetch: async (url, init) => {
        asked.push(url)
        if (!url.startsWith('https://github.com/')) throw new TypeError('no network')
        return github.request(url, init)
      },
    },
  )
  /** Leave for GitHub, agree there, and come back, with what the browser kept. */
  const goAndComeBack = async (cookie?: string) => {
    const left = await relay.ask('/sign-in')
    const agreed = await github.request(left.headers.get('Location') ?? '')
    const back = new URL(agreed.headers.get('Location') ?? '')
    const kept = cookie ?? left.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    return relay.ask(back.pathname + back.search, { headers: { Cookie: `a=b; ${kept}` } })
  }
  return { ...relay, asked, goAndComeBack }
}

describe('signing in for the workbench', () => {
  it.each(['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'WORKBENCH_ORIGIN'])(
    'is unavailable without %s',
    async (name) => {
      const relay = aSignIn({ [name]: '' })
      expect((await relay.ask('/sign-in')).status).toBe(404)
      expect((await relay.ask('/sign-in/callback?code=a&state=b')).status).toBe(404)
    },
  )

  it('sends the browser to GitHub with a state that it alone has', async () => {
    const relay = aSignIn()
    const [one, other] = [await relay.ask('/sign-in'), await relay.ask('/sign-in')]
    const address = new URL(one.headers.get('Location') ?? '')
    const state = address.searchParams.get('state') ?? ''
    expect(one.status).toBe(302)
    expect(address.origin + address.pathname).toBe('https://github.com/login/oauth/authorize')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: app.clientId,
      redirect_uri: app.callback,
      state,
    })
    expect(one.headers.get('Set-Cookie')).toBe(
      `__Host-sign-in=${state}; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax`,
    )
    expect(other.headers.get('Location')).not.toContain(state)
  })

  it('hands the token to the origin of the workbench, and neither keeps nor logs it', async () => {
    const relay = aSignIn()
    const reply = await relay.goAndComeBack()
    const page = await reply.text()
    expect(reply.status).toBe(200)
    expect(page).toContain(`postMessage({"token":"${secretToken}"}, "${workbench}")`)
    expect(page).not.toContain(app.clientSecret)
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(reply.headers.get('Set-Cookie')).toContain('__Host-sign-in=; Path=/; Max-Age=0')
    const [, nonce = ''] = /<script nonce="([^"]+)">/.exec(page) ?? []
    expect(reply.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    )
    expect(relay.logged).toEqual([{ event: 'sign-in', outcome: 'signed-in' }])
  })

  it('sends no request to GitHub when another browser comes back', async () => {
    const relay = aSignIn()
    for (const cookie of ['', '__Host-sign-in=', '__Host-sign-in=guessed']) {
      const reply = await relay.goAndComeBack(cookie)
      expect(reply.status).toBe(400)
      expect(await reply.text()).not.toContain('<script')
    }
    expect((await relay.ask('/sign-in/callback')).status).toBe(400)
    const emptied = { headers: { Cookie: '__Host-sign-in=' } }
    expect((await relay.ask('/sign-in/callback?code=a&state=', emptied)).status).toBe(400)
    expect(relay.asked).toEqual([])
    expect(new Set(relay.logged.map(({ outcome }) => outcome))).toEqual(new Set(['foreign']))
    expect(relay.logged).toHaveLength(5)
  })

  it.each([
    ['the secret is wrong', { GITHUB_CLIENT_SECRET: 'mistyped' }],
    ['nobody answers there', { GITHUB_URL: 'https://nowhere.example' }],
  ])('says that it failed if %s', async (_, more) => {
    const relay = aSignIn(more)
    const reply = await relay.goAndComeBack()
    expect(reply.status).toBe(400)
    expect(await reply.text()).toContain('Signing in did not work.')
    expect(relay.logged).toEqual([{ event: 'sign-in', outcome: 'refused' }])
  })

  it('accepts no other method, and limits the rate', async () => {
    const relay = aSignIn({ READS_PER_MINUTE: '1' })
    expect((await relay.ask('/sign-in', { method: 'POST' })).status).toBe(405)
    const statuses = [await relay.ask('/sign-in'), await relay.ask('/sign-in')].map(({ status }) => status)
    expect(statuses).toEqual([302, 429])
  })
})
