import { Refusal } from '../reply'

/** More bytes than any form can fill, every sign escaped. */
const mostBytes = 128 * 1024

/**
 * Read a request's body as JSON. Refuses another content type, more than 128 KiB (by what it says of its length, before
 * anything is read, and again while it is read), text that is no UTF-8, and what is no JSON.
 * @example await readBody(request) // => { reference: 'WR-7K3M9Q', … }
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('not-json-type')
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw new Refusal('too-large')
  const bytes = await readBytes(request)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const body: unknown = JSON.parse(text)
    return body
  } catch {
    throw new Refusal('not-json')
  }
}

async function readBytes({ body }: Request): Promise<Uint8Array> {
  const bytes = new Uint8Array(mostBytes)
  let length = 0
  if (body === null) return bytes.subarray(0, 0)
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytes.subarray(0, length)
    if (length + value.length > mostBytes) {
      await reader.cancel()
      throw new Refusal('too-large')
    }
    bytes.set(value, length)
    length += value.length
  }
}
