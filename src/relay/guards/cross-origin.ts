/** The site's origin when a request comes from one of its pages; undefined for every other. */
export function siteOrigin(request: Request, origins: readonly string[]): string | undefined {
  const origin = request.headers.get('Origin')
  return origin !== null && origins.includes(origin) ? origin : undefined
}

/** The answer to a browser that asks whether a page of `origin` may send; without an origin it may not. */
export function preflightReply(origin: string | undefined): Response {
  const allowed = {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '7200',
  }
  const reply = new Response(null, { status: origin === undefined ? 403 : 204 })
  if (origin !== undefined)
    for (const [name, value] of Object.entries(allowed)) reply.headers.set(name, value)
  return withOrigin(reply, origin)
}

/** Lets the page of the site that asked read the reply, and no other page. */
export function withOrigin(reply: Response, origin: string | undefined): Response {
  reply.headers.append('Vary', 'Origin')
  if (origin === undefined) return reply
  reply.headers.set('Access-Control-Allow-Origin', origin)
  reply.headers.set('Access-Control-Expose-Headers', 'Retry-After')
  return reply
}
