import { expect, test } from 'vitest'
import { sandboxGuildId, sandboxRoleId, sandboxWebhookUrl } from '../../src/sandbox/identity'

const slugs = Array.from({ length: 500 }, (_, index) => `form-${index}`)

test('a webhook address looks like one copied from Discord, without a version', () => {
  const address = sandboxWebhookUrl('http://127.0.0.1:5200', 'bug-report')
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:5200\/api\/webhooks\/\d{17,20}\/[\w-]{68}$/)
})

test('a token says that it is none', () => {
  expect(sandboxWebhookUrl('', 'staff')).toContain('sandbox-not-a-secret-staff')
})

test('the same name always gives the same address', () => {
  expect(sandboxWebhookUrl('', 'staff')).toBe(sandboxWebhookUrl('', 'staff'))
})

test('500 names give 500 addresses', () => {
  expect(new Set(slugs.map((slug) => sandboxWebhookUrl('', slug).split('/')[3])).size).toBe(500)
})

test('ids of group and role are snowflakes', () => {
  expect([sandboxGuildId, sandboxRoleId].every((id) => /^\d{17,20}$/.test(id))).toBe(true)
})
