import { expect, test } from 'vitest'
import { readJson } from '../../src/live/read-json'

const url = 'https://live.test/'

test('a reply is read as JSON', async () => {
  expect(await readJson(url, async () => Response.json({ online: true }))).toEqual({
    ok: true,
    value: { online: true },
  })
})

test('a status that is not 2xx is no reply, whatever its body', async () => {
  expect(await readJson(url, async () => Response.json({ online: true }, { status: 500 }))).toEqual({
    ok: false,
  })
})

test('a body that is no JSON is no reply', async () => {
  expect(await readJson(url, async () => new Response('error code: 1015'))).toEqual({ ok: false })
})

test('a call that fails is no reply, and rejects nothing', async () => {
  expect(await readJson(url, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ ok: false })
})
