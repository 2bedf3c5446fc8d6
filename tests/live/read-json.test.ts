import { expect, test } from 'vitest'
import { fetchJson } from '../../src/live/read-json'

const url = 'https://live.test/'

test('a reply is read as JSON', async () => {
  expect(await fetchJson(url, async () => Response.json({ online: true }))).toEqual({
    ok: true,
    value: { online: true },
  })
})

test('a status that is not 2xx is no reply, whatever its body', async () => {
  expect(await fetchJson(url, async () => Response.json({ online: true }, { status: 500 }))).toEqual({
    ok: false,
  })
})

test('a body that is no JSON is no reply', async () => {
  expect(await fetchJson(url, async () => new Response('error code: 1015'))).toEqual({ ok: false })
})

test('a call that fails is no reply, and rejects nothing', async () => {
  expect(await fetchJson(url, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ ok: false })
})

/** A reply that comes in pieces and has no end, and whether its sender was told to stop. */
function endlessReply(piece: string, pause: number) {
  const state = { sent: 0, isStopped: false }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      state.sent += piece.length
      controller.enqueue(new TextEncoder().encode(piece))
    },
    cancel: () => void (state.isStopped = true),
  })
  return { state, fetch: async () => new Response(body) }
}

test('a reply without an end is given up after 256 KiB', async () => {
  const { state, fetch } = endlessReply(' '.repeat(16_384), 0)
  expect(await fetchJson(url, fetch)).toEqual({ ok: false })
  expect(state.isStopped).toBe(true)
  expect(state.sent).toBeLessThan(400_000)
})

test('a reply that has begun and does not end in time is given up', async () => {
  const { state, fetch } = endlessReply(' ', 5)
  expect(await fetchJson(url, fetch, undefined, 60)).toEqual({ ok: false })
  expect(state.isStopped).toBe(true)
})

test('a reply of just under 256 KiB is read whole, in whatever pieces it comes', async () => {
  const value = { text: 'Grüße '.repeat(30_000) }
  expect(await fetchJson(url, async () => Response.json(value))).toEqual({ ok: true, value })
})

test('a reply without a body is no reply', async () => {
  expect(await fetchJson(url, async () => new Response(null, { status: 204 }))).toEqual({ ok: false })
})
