import { Refusal } from '../reply'

/** More bytes than any form can fill, with every character escaped. */
const mostBytes = 384 * 1024

/** How long a body may take to arrive, in milliseconds: a phone on a slow line needs a few seconds for the largest. */
const longest = 20_000

/**
 * Read a request's body as JSON. Refuses another content type, more than 384 KiB (by its declared length before
 * anything is read, and again while it is read), a body that takes longer than 20 seconds (or `within` milliseconds),
 * text that is not UTF-8, and text that is not JSON.
 * @example await readBody(request) // => { reference: 'WR-7K3M9Q', … }
 */
export async function readBody(request: Request, within: number = longest): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('not-json-type')
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw new Refusal('too-large')
  const bytes = await readBytes(request, within)
  try {
    const body: unknown = JSON.parse(bytes)
    return body
  } catch {
    throw new Refusal('not-json')
  }
}

async function readBytes({ body }: Request, within: number): Promise<string> {
  if (body === null) return ''
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  const end = Date.now() + within
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, length] = ['', 0]
  for (;;) {
    const read = await readInTime(reader, end - Date.now())
    if (read === undefined) throw await refusal(reader, 'too-slow')
    length += read.value?.length ?? 0
    if (length > mostBytes) throw await refusal(reader, 'too-large')
    try {
      text += decoder.decode(read.value, { stream: !read.done })
    } catch {
      throw await refusal(reader, 'not-json')
    }
    if (read.done) return text
  }
}

type Read = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>

/** The next chunk; undefined when none comes in time. */
async function readInTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  within: number,
): Promise<Read | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, within))
  })
  try {
    return await Promise.race([reader.read(), late])
  } finally {
    clearTimeout(timer)
  }
}

async function refusal(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  code: 'too-slow' | 'too-large' | 'not-json',
): Promise<Refusal> {
  // Stop receiving the rest; if the connection is already closed, there is nothing to do.
  await reader.cancel().catch(() => {})
  return new Refusal(code)
}
