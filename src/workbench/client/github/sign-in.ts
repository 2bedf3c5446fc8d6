import { propertiesOf } from '../../../engine/properties-of'

let last = new AbortController()

/**
 * Sign in at GitHub in a pop-up, through the relay at this address. Resolves to the token, which the pop-up
 * sends to this page only; undefined if the browser blocks pop-ups, or if the pop-up sends none. Never
 * resolves if the pop-up is closed: the user can try again.
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
      const { token } = propertiesOf(data)
      resolve(typeof token === 'string' ? token : undefined)
    }
    window.addEventListener('message', take, { signal })
  })
}
