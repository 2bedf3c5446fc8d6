import { Refusal } from '../reply'

/** More bytes than any form can fill, with every character escaped. */
const mostBytes = 384 * 1024

/** How long a body may take to arrive, in milliseconds: a phone on a slow line needs a few seconds for the largest. */
const longest = 20_000

/**
 * Read a request's body as JSON. Throws a `Refusal` for another content type, more than 384 KiB (by the
 * declared length before anything is read, and again while reading), a body that takes longer than `within`
 * milliseconds (20 seconds by default), one that breaks off, and text that is not UTF-8 or not JSON.
 * @example await readBody(request) // => { reference: 'WR-7K3M9Q', … }
 */
export async function readBody(request: Request, within: number = longest): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('not-json-type')
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw new Refusal('too-large')
  const bytes = await readBytes(request, within)
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return body
  } catch {
    throw new Refusal('not-json')
  }
}

async function readBytes({ body }: Request, within: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined = body?.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  // On the platform an abort signal does not end a read that waits for the sender, so each read races with the time.
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('too-slow')), within)
  })
  let length = 0
  try {
    for (;;) {
      const { done, value } = (await Promise.race([reader?.read(), timeIsUp])) ?? { done: true }
      if (done) return new Blob(chunks).arrayBuffer()
      length += value.length
      if (length > mostBytes) throw new Refusal('too-large')
      chunks.push(value)
    }
  } catch (error) {
    // Cuts off the sender; the reply need not wait for that.
    void reader?.cancel().catch(() => {})
    throw error instanceof Refusal ? error : new Refusal('not-json')
  } finally {
    clearTimeout(timer)
  }
}
