import { readJsonObject } from '../delivery/retry'
import { privateHeaders, Refusal } from './reply'
import type { RelayServices } from './services'
import type { RelaySettings } from './settings'
import texts from './texts.json'

type SignInSettings = NonNullable<RelaySettings['signIn']>

/** Ties the callback to the browser that started signing in. The prefix makes browsers refuse it from other hosts. */
const cookie = '__Host-sign-in'
const seconds = 600

/**
 * GitHub's web application flow for the workbench, its first half: sends the browser to GitHub. Both halves throw
 * `not-found` where the owner has not set it up. Source: GitHub, "Generating a user access token for a GitHub App".
 */
export async function leaveForGitHub(request: Request, services: RelayServices): Promise<Response> {
  const { github, clientId } = settingsOf(services)
  const state = crypto.randomUUID()
  const query = { client_id: clientId, redirect_uri: callbackOf(request), state }
  return new Response(null, {
    status: 302,
    headers: {
      ...privateHeaders,
      Location: `${github}/login/oauth/authorize?${new URLSearchParams(query).toString()}`,
      'Set-Cookie': cookieHeader(state, seconds),
    },
  })
}

/**
 * The second half: receives the browser again, and passes the token to the page of the workbench that opened the
 * window, and to no other origin. The token is neither stored nor logged.
 */
export async function returnFromGitHub(request: Request, services: RelayServices): Promise<Response> {
  const settings = settingsOf(services)
  const query = new URL(request.url).searchParams
  const state = query.get('state')
  const code = query.get('code')
  const isOurs = Boolean(state) && stateIn(request) === state
  const token = isOurs && code !== null ? await exchange(request, code, settings, services.fetch) : undefined
  services.log({
    event: 'sign-in',
    outcome: token !== undefined ? 'signed-in' : isOurs ? 'refused' : 'foreign',
  })
  return page(token, settings.workbench)
}

/** Exchange a code for the token, which GitHub gives only once and only to the holder of the secret. */
async function exchange(
  request: Request,
  code: string,
  { github, clientId, clientSecret }: SignInSettings,
  fetch: RelayServices['fetch'],
): Promise<string | undefined> {
  const redirect_uri = callbackOf(request)
  const body = { client_id: clientId, client_secret: clientSecret, code, redirect_uri }
  const reply = await fetch(`${github}/login/oauth/access_token`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  // For an expired code the reply is 200 with an `error`.
  const token = reply && (await readJsonObject(reply))?.['access_token']
  return typeof token === 'string' ? token : undefined
}

function page(token: string | undefined, workbench: string): Response {
  const nonce = crypto.randomUUID()
  // Inside a script, `</script>` and `<!--` would end or change it.
  const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  const script = `opener?.postMessage(${literal({ token })}, ${literal(workbench)}); close()`
  const { title, done, failed } = texts.signIn
  const [said, end] =
    token === undefined ? [failed, ''] : [done, `<script nonce="${nonce}">${script}</script>`]
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><p>${said}</p>${end}</html>`
  return new Response(html, {
    status: token === undefined ? 400 : 200,
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      'Set-Cookie': cookieHeader('', 0),
    },
  })
}

function settingsOf({ settings: { signIn } }: RelayServices): SignInSettings {
  if (signIn === undefined) throw new Refusal('not-found')
  return signIn
}

function callbackOf({ url }: Request): string {
  return `${new URL(url).origin}/sign-in/callback`
}

// `Lax`, because the callback is a navigation from GitHub.
function cookieHeader(state: string, maxAge: number): string {
  return `${cookie}=${state}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`
}

function stateIn({ headers }: Request): string | undefined {
  const all = (headers.get('Cookie') ?? '').split('; ')
  return all.find((each) => each.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
}
