let last = new AbortController()

/**
 * Sign in at GitHub in a window that the relay at this address leads there and back. Resolves to the token, which the
 * window hands to this page alone; undefined where the browser opens none. Whoever closes the window can ask again.
 */
export async function signIn(relay: string): Promise<string | undefined> {
  const address = new URL('/sign-in', relay)
  const opened = window.open(address, 'sign-in', 'popup,width=640,height=760')
  if (!opened) return undefined
  last.abort()
  last = new AbortController()
  const { signal } = last
  return new Promise((resolve) => {
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== address.origin || source !== opened) return
      last.abort()
      resolve(tokenIn(data))
    }
    window.addEventListener('message', take, { signal })
  })
}

function tokenIn(data: unknown): string | undefined {
  const isGiven = typeof data === 'object' && data !== null && 'token' in data
  return isGiven && typeof data.token === 'string' ? data.token : undefined
}
