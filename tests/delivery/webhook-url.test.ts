import { describe, expect, it } from 'vitest'
import { webhookUrl } from '../../src/delivery/webhook-url'
import { webhookVariable } from '../../src/engine/message/webhook'

const id = '123456789012345678'
const token = 'aB3_-'.repeat(13)
const rebuilt = `https://discord.com/api/v10/webhooks/${id}/${token}?wait=true`

describe('the address of a webhook', () => {
  it.each([
    `https://discord.com/api/webhooks/${id}/${token}`,
    `https://canary.discord.com/api/webhooks/${id}/${token}`,
    `https://ptb.discord.com/api/v8/webhooks/${id}/${token}`,
    `https://discordapp.com/api/v6/webhooks/${id}/${token}/`,
    `https://discord.com/api/v10/webhooks/${id}/${token}?wait=false`,
    `http://discord.com/api/webhooks/${id}/${token}`,
    `  https://discord.com/api/webhooks/${id}/${token}#top\n`,
    rebuilt,
  ])('is rebuilt for version 10 from %s', (copied) => {
    expect(webhookUrl(copied)).toEqual({ ok: true, url: rebuilt })
  })

  it('keeps the thread it posts to, and nothing else of the query', () => {
    const copied = `https://discord.com/api/webhooks/${id}/${token}?thread_id=${id}&with_components=true`
    expect(webhookUrl(copied)).toEqual({ ok: true, url: `${rebuilt}&thread_id=${id}` })
  })

  it('keeps any other origin, as that of a local sandbox', () => {
    const copied = `http://localhost:4174/api/webhooks/${id}/${token}`
    expect(webhookUrl(copied)).toEqual({
      ok: true,
      url: `http://localhost:4174/api/v10/webhooks/${id}/${token}?wait=true`,
    })
  })

  it.each([
    ['', 'no-address'],
    ['discord.com/api/webhooks/1/2', 'no-address'],
    [`ftp://discord.com/api/webhooks/${id}/${token}`, 'no-address'],
    ['https://discord.com/channels/1/2', 'no-webhook'],
    [`https://discord.com/api/webhooks/${id}/${token}/slack`, 'no-webhook'],
    [`https://discord.com/api/webhooks/`, 'bad-id'],
    [`https://discord.com/api/webhooks/12345/${token}`, 'bad-id'],
    [`https://discord.com/api/webhooks/${id}`, 'bad-token'],
    [`https://discord.com/api/webhooks/${id}/a%20b`, 'bad-token'],
  ])('refuses %j: %s', (copied, reason) => {
    expect(webhookUrl(copied)).toEqual({ ok: false, reason })
  })
})

it('names the variable of a webhook after the webhook', () => {
  expect(webhookVariable('sailor-report')).toBe('WEBHOOK_SAILOR_REPORT')
})
