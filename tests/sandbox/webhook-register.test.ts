import { expect, test } from 'vitest'
import { sandboxWebhookId } from '../../src/sandbox/identity'
import { createWebhookRegister } from '../../src/sandbox/webhook-register'

test('refuses two webhooks with one name', () => {
  expect(() => createWebhookRegister(['staff', 'staff'])).toThrow('share one name')
})

test('gives each webhook a channel of its own unless told otherwise', () => {
  const register = createWebhookRegister([
    'a',
    'b',
    { name: 'c', channel: 'shared' },
    { name: 'd', channel: 'shared' },
  ])
  const channels = register.names.map((name) => register.byId(sandboxWebhookId(name))?.channelId)
  expect([channels[0] === channels[1], channels[2] === channels[3]]).toEqual([false, true])
})

test('brings deleted webhooks and old titles back on reset', () => {
  const register = createWebhookRegister(['a', 'b'])
  const [a, b] = [sandboxWebhookId('a'), sandboxWebhookId('b')]
  register.remove(a)
  register.rename(b, 'Renamed')
  register.reset()
  expect([a, b].map((id) => register.byId(id)?.title)).toEqual(['a', 'b'])
})

test('sets up one more webhook while it runs, and keeps it on reset', () => {
  const register = createWebhookRegister(['a'])
  register.add('b')
  register.add('b')
  register.reset()
  expect(register.names).toEqual(['a', 'b'])
  expect(register.byId(sandboxWebhookId('b'))?.title).toBe('b')
})
