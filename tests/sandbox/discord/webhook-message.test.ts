import { expect, test } from 'vitest'
import type { Sandbox } from '../../../src/sandbox/create-sandbox'
import { aSandbox, fakeClock, reply, send } from '../a-sandbox'

const rest = '/messages/400000000000000001'
const embeds = [{ title: 'Title' }]

async function withMessage(sandbox = aSandbox()): Promise<Sandbox> {
  await send(sandbox, { content: 'Hello', embeds })
  return sandbox
}

test('a message is read by its id', async () => {
  expect(await reply(await withMessage(), '', { method: 'GET', rest })).toMatchObject({ content: 'Hello' })
})

test('a message is edited, what is not given stays', async () => {
  const clock = fakeClock()
  const sandbox = await withMessage(aSandbox({ clock }))
  clock.pass(1000)
  await send(sandbox, { content: ' Bye ' }, { method: 'PATCH', rest })
  expect(await reply(sandbox, '', { method: 'GET', rest })).toMatchObject({
    content: 'Bye',
    embeds: [{ title: 'Title' }],
    edited_timestamp: '2026-01-31T12:00:01.000Z',
  })
})

test('an edit of the embeds leaves the content', async () => {
  const edited = await reply(await withMessage(), { embeds: [{ title: 'New' }] }, { method: 'PATCH', rest })
  expect(edited).toMatchObject({ content: 'Hello', embeds: [{ title: 'New' }] })
})

test('an edit is judged like a new message', async () => {
  const response = await send(await withMessage(), { content: 'x'.repeat(2001) }, { method: 'PATCH', rest })
  expect([response.status, await response.json()]).toMatchObject([400, { code: 50035 }])
})

test('an edit cannot leave nothing', async () => {
  const emptied = { content: null, embeds: [] }
  expect(await reply(await withMessage(), emptied, { method: 'PATCH', rest })).toMatchObject({ code: 50006 })
})

test('a deleted message is unknown', async () => {
  const sandbox = await withMessage()
  expect((await send(sandbox, '', { method: 'DELETE', rest })).status).toBe(204)
  const again = await send(sandbox, '', { method: 'GET', rest })
  expect([again.status, await again.json()]).toEqual([404, { message: 'Unknown Message', code: 10008 }])
})

test('a webhook does not reach the messages of another', async () => {
  const sandbox = await withMessage()
  expect(await reply(sandbox, '', { method: 'DELETE', rest, webhook: 'contact' })).toMatchObject({
    code: 10008,
  })
})

test('a message in a thread is found only with the id of its thread', async () => {
  const sandbox = aSandbox({ webhooks: [{ name: 'staff', forum: true }] })
  const sent = Object(await reply(sandbox, { content: 'c', thread_name: 'Post' }, { rest: '?wait=true' }))
  const inThread = { method: 'GET', rest: `${rest}?thread_id=${sent.channel_id}` }
  expect(await reply(sandbox, '', inThread)).toMatchObject({ content: 'c' })
  expect(await reply(sandbox, '', { method: 'GET', rest })).toMatchObject({ code: 10008 })
})
