const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Whether a request names this very computer, by its Host. A page elsewhere may point its own name here, but cannot
 * change that it is its own.
 * @example isLoopback('localhost:4174') // => true
 */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/** Whether a request's Origin is a page of the server at this Host, which speaks http as it never leaves this computer. */
export function isSameOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === `http://${host.toLowerCase()}`
}

/** Whether the browser says that a page of the same server, or the person at it, asks; true where it says nothing. */
export function isFromSameSite(site: string | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}
