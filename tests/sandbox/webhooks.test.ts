import { expect, test } from 'vitest'
import { sandboxWebhookId } from '../../src/sandbox/identity'
import { createWebhooks } from '../../src/sandbox/webhooks'

test('refuses two webhooks with one name', () => {
  expect(() => createWebhooks(['guild', 'guild'])).toThrow('share one name')
})

test('gives each webhook its own channel by default', () => {
  const webhooks = createWebhooks([
    'a',
    'b',
    { name: 'c', channel: 'shared' },
    { name: 'd', channel: 'shared' },
  ])
  const channels = webhooks.names.map((name) => webhooks.byId(sandboxWebhookId(name))?.channelId)
  expect([channels[0] === channels[1], channels[2] === channels[3]]).toEqual([false, true])
})

test('sets up one more webhook while it runs', () => {
  const webhooks = createWebhooks(['a'])
  webhooks.add('b')
  webhooks.add('b')
  expect(webhooks.names).toEqual(['a', 'b'])
  expect(webhooks.byId(sandboxWebhookId('b'))?.name).toBe('b')
  webhooks.add({ name: 'b', forum: true })
  webhooks.add('b')
  expect(webhooks.byId(sandboxWebhookId('b'))?.forum).toBe(true)
})
