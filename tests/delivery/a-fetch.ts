/** One request, and its outcome: a reply, or nothing for a broken connection. */
interface Request {
  readonly url: string
  readonly init: RequestInit
  readonly body: unknown
}

export type Answer = (request: Request) => Response | undefined

/** A network that gives these replies in turn, then repeats the last one; it records the requests. */
export function aFetch(...answers: readonly Answer[]) {
  const requests: Request[] = []
  return {
    requests,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const request = { url, init, body: readBody(init) }
      const answer = answers[Math.min(requests.length, answers.length - 1)]
      requests.push(request)
      const reply = answer?.(request)
      if (!reply) throw new TypeError('Failed to fetch')
      return reply
    },
  }
}

function readBody({ body }: RequestInit): unknown {
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

export const stored: Answer = () => Response.json({ id: '1' })
export const broken: Answer = () => undefined
export const status =
  (code: number): Answer =>
  () =>
    new Response(null, { status: code })

/** A 429 like Discord's; the time is in seconds. */
export function tooFast(
  retryAfter: number | undefined,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = {
    message: 'You are being rate limited.',
    global: false,
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  }
  return () => Response.json(body, { status: 429, headers })
}
