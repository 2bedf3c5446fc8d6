import { describe, expect, it } from 'vitest'
import { readBody } from '../../../src/relay/guards/read-body'

/** A body that comes in chunks, one after each pause; it records whether its sender was cut off. */
function aBody(pieces: readonly (string | Uint8Array)[], pause = 0) {
  const state = { isCutOff: false }
  const left = pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece))
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const next = left.shift()
      if (next === undefined) controller.close()
      else controller.enqueue(next)
    },
    cancel: () => void (state.isCutOff = true),
  })
  return { request: aRequest(body), state }
}

function aRequest(body: ReadableStream): Request {
  const headers = { 'Content-Type': 'application/json' }
  // Node sends streams only with this option, which is missing from the browser types.
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  return new Request('https://relay.example/', init)
}

describe('a body', () => {
  it('is read as a whole, however it is split', async () => {
    const bytes = new TextEncoder().encode('{"a":"Grüße 🦊"}')
    const { request } = aBody([...bytes].map((byte) => Uint8Array.of(byte)))
    expect(await readBody(request)).toEqual({ a: 'Grüße 🦊' })
  })

  it('that comes too slowly is refused, and its sender cut off', async () => {
    const { request, state } = aBody(
      Array.from({ length: 1000 }, () => ' '),
      10,
    )
    const started = Date.now()
    await expect(readBody(request, 100)).rejects.toMatchObject({ code: 'too-slow' })
    expect(Date.now() - started).toBeLessThan(2000)
    expect(state.isCutOff).toBe(true)
  })

  it('that never comes is refused as well', async () => {
    const { request } = aBody(['{}'], 60_000)
    await expect(readBody(request, 50)).rejects.toMatchObject({ code: 'too-slow' })
  })

  it('that never ends is refused once it is too long', async () => {
    const { request, state } = aBody(Array.from({ length: 100 }, () => ' '.repeat(4096)))
    await expect(readBody(request)).rejects.toMatchObject({ code: 'too-large' })
    expect(state.isCutOff).toBe(true)
  })

  it('that breaks off is refused', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('Broken chunk')) })
    await expect(readBody(aRequest(body))).rejects.toMatchObject({ code: 'not-json' })
  })

  it('with bytes that are not text is refused', async () => {
    await expect(readBody(aBody([Uint8Array.of(0x22, 0xff, 0x22)]).request)).rejects.toMatchObject({
      code: 'not-json',
    })
    await expect(readBody(aBody([Uint8Array.of(0x22, 0xc3)]).request)).rejects.toMatchObject({
      code: 'not-json',
    })
  })
})
