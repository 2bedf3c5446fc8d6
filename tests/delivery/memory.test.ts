import { expect, it } from 'vitest'
import { createMemoryDelivery } from '../support/memory-delivery'
import { someMessages } from './some-messages'

it('records what was stored', async () => {
  const memory = createMemoryDelivery()
  await memory.send(someMessages(2))
  expect(memory.record).toEqual(someMessages(2))
})

it('clears what was stored, and the upcoming failure', async () => {
  const memory = createMemoryDelivery()
  await memory.send(someMessages(1))
  memory.failAfter(0, { reason: 'offline' })
  memory.reset()
  expect(memory.record).toEqual([])
  expect(await memory.send(someMessages(1))).toEqual({ ok: true, sent: 1 })
})
