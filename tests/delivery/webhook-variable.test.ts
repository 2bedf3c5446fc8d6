import { expect, it } from 'vitest'
import { webhookVariable } from '../../src/delivery/webhook-variable'

it('names the variable of a webhook after the webhook', () => {
  expect(webhookVariable('ban-report')).toBe('WEBHOOK_BAN_REPORT')
})
