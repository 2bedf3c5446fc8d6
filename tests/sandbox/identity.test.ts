import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { sampleRoleId } from '../../src/discord/sample-role'
import { sandboxGuildId, sandboxWebhookUrl } from '../../src/sandbox/identity'

const slugs = Array.from({ length: 500 }, (_, index) => `form-${index}`)

test('a webhook address is one of API version 10', () => {
  const address = sandboxWebhookUrl('http://127.0.0.1:5200', 'leak-report')
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:5200\/api\/v10\/webhooks\/\d{17,20}\/[\w-]{68}$/)
})

test('a token shows that it is the sandbox’s, but cannot be guessed by another page', () => {
  const [token = '', other = ''] = ['guild', 'contact'].map(
    (name) => sandboxWebhookUrl('', name).split('/')[5],
  )
  expect(token).toMatch(/^sandbox-/)
  expect(token).not.toContain('guild')
  expect(token).not.toBe(other)
})

test('another process on this machine computes the same address, as the build and the sandbox do', () => {
  const script = `import { sandboxWebhookUrl } from './src/sandbox/identity.ts'; console.log(sandboxWebhookUrl('', 'guild'))`
  const told = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
  expect(told.toString().trim()).toBe(sandboxWebhookUrl('', 'guild'))
})

test('the same name always gives the same address', () => {
  expect(sandboxWebhookUrl('', 'guild')).toBe(sandboxWebhookUrl('', 'guild'))
})

test('500 names give 500 addresses', () => {
  expect(new Set(slugs.map((slug) => sandboxWebhookUrl('', slug).split('/')[4])).size).toBe(500)
})

test('ids of group and role are snowflakes', () => {
  expect([sandboxGuildId, sampleRoleId].every((id) => /^\d{17,20}$/.test(id))).toBe(true)
})
