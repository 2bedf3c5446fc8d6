import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findLeaks } from '../../src/tooling/publish-checks'

const folder = mkdtempSync(join(tmpdir(), 'leaks-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(file: string, text: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

it.each([
  'https://discord.com/api/v10/webhooks/123456789012345678/token?wait=true',
  'https://discord.com/api/webhooks/123456789012345678/token',
  'https:\\/\\/discord.com\\/api\\/webhooks\\/123456789012345678\\/token',
])('finds %s anywhere in a file', (address) => {
  put('assets/config.js', `const a = "${address}"`)
  expect(findLeaks(folder, {})).toEqual(['assets/config.js holds the address of a webhook.'])
})

it('finds a bare value, and names it without repeating it', () => {
  put('index.html', '<p data-x="abc-token-abc">')
  expect(findLeaks(folder, { WEBHOOK_STAFF: 'abc-token-abc', VOTE_KEY: 'other' })).toEqual([
    'index.html holds the value of WEBHOOK_STAFF.',
  ])
})

it('takes no ordinary word for a secret', () => {
  put('index.html', '<p>Our server plays Minecraft.</p>')
  expect(findLeaks(folder, { VOTE_KEY: 'server', HEALTH_KEY: 'Minecraft' })).toEqual([])
})

it('finds nothing in a clean folder', () => {
  put('assets/config.js', 'const a = "/api/v10/webhooks/", b = "https://relay.example/submit/guild"')
  expect(findLeaks(folder, { VOTE_KEY: 'k3y' })).toEqual([])
})
