/**
 * A failure of a service: 500 in the service's own words, the others as a proxy in front of it would say them.
 * `status` is 500 where a fault names none.
 */
export function serverError(status: number | undefined, own: () => Response): Response {
  if (status === undefined || status === 500) return own()
  const page = `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html' } })
}
