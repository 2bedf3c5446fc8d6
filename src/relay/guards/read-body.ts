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
  const signal = AbortSignal.timeout(within)
  let length = 0
  try {
    // The signal, or an error in the loop, also cancels the sender's stream.
    for await (const chunk of body?.pipeThrough(new TransformStream(), { signal }) ?? []) {
      length += chunk.length
      if (length > mostBytes) throw new Refusal('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(signal.aborted ? 'too-slow' : 'not-json')
  }
  return new Blob(chunks).arrayBuffer()
}
