import { Hono } from 'hono'

/** A GitHub app, and the token for people who sign in with it. */
export interface SignInApp {
  readonly clientId: string
  readonly clientSecret: string
  readonly callback: string
  readonly token: string
}

/**
 * GitHub's web application flow for someone who agrees at once. As at GitHub, a code works once, with the secret and
 * address it was made for, and an invalid one is answered with 200 and an `error`.
 */
export function signInRoutes({ clientId, clientSecret, callback, token }: SignInApp): Hono {
  const app = new Hono()
  const codes = new Set<string>()
  app.get('/login/oauth/authorize', (context) => {
    const { client_id, redirect_uri, state = '' } = context.req.query()
    if (client_id !== clientId || redirect_uri !== callback) return context.notFound()
    const code = crypto.randomUUID()
    codes.add(code)
    return context.redirect(`${callback}?${new URLSearchParams({ code, state }).toString()}`)
  })
  app.post('/login/oauth/access_token', async (context) => {
    const asked = await context.req.json<Record<string, string>>()
    const isGood = asked['client_id'] === clientId && asked['client_secret'] === clientSecret
    if (!isGood) return context.json({ error: 'incorrect_client_credentials' })
    if (asked['redirect_uri'] !== callback || !codes.delete(asked['code'] ?? ''))
      return context.json({ error: 'bad_verification_code' })
    return context.json({ access_token: token, token_type: 'bearer', scope: '' })
  })
  return app
}
