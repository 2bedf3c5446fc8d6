import { expect, test } from 'vitest'
import { fetchJson } from '../../src/live/read-json'

const url = 'https://live.test/'

test('a reply is read as JSON', async () => {
  expect(await fetchJson(url, async () => Response.json({ online: true }))).toEqual({
    ok: true,
    value: { online: true },
  })
})

test('a status that is not 2xx is not a reply, whatever its body', async () => {
  expect(await fetchJson(url, async () => Response.json({ online: true }, { status: 500 }))).toEqual({
    ok: false,
  })
})

test('a body that is not JSON is not a reply', async () => {
  expect(await fetchJson(url, async () => new Response('error code: 1015'))).toEqual({ ok: false })
})

test('a failed call is not a reply, and does not reject', async () => {
  expect(await fetchJson(url, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ ok: false })
})

/** An endless reply in chunks, and whether its sender was cancelled. */
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

test('reading an endless reply stops after 256 KiB', async () => {
  const { state, fetch } = endlessReply(' '.repeat(16_384), 0)
  expect(await fetchJson(url, fetch)).toEqual({ ok: false })
  expect(state.isStopped).toBe(true)
  expect(state.sent).toBeLessThan(400_000)
})

test('reading a reply that does not end in time stops', async () => {
  const { state, fetch } = endlessReply(' ', 5)
  expect(await fetchJson(url, fetch, undefined, 60)).toEqual({ ok: false })
  expect(state.isStopped).toBe(true)
})

test('a reply of just under 256 KiB is read completely, however it is split', async () => {
  const value = { text: 'Grüße '.repeat(30_000) }
  expect(await fetchJson(url, async () => Response.json(value))).toEqual({ ok: true, value })
})

test('a reply without a body is not a reply', async () => {
  expect(await fetchJson(url, async () => new Response(null, { status: 204 }))).toEqual({ ok: false })
})
