import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test as base } from '../support/journey'
import { post, sandboxes, type Sandboxes } from './browser-sandbox'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const test = base.extend<Sandboxes>(sandboxes)

const embed = {
  title: 'Staff application',
  color: 0x6f9afe,
  description: '# Heading\n> quote\n||secret|| `code`\n```\nblock\n```\n- item',
  fields: [
    { name: 'Name', value: 'Robin', inline: true },
    {
      name: 'Link',
      value: '[https://good.example](https://bad.example) <@123456789012345678>',
      inline: true,
    },
    { name: 'Long', value: 'x'.repeat(1000) },
  ],
  footer: { text: 'Reference ST-123456' },
  timestamp: '2026-01-31T12:00:00Z',
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [320, 360, 1280]) {
    test(`axe finds nothing and nothing scrolls sideways, ${colorScheme}, ${width} px`, async ({
      page,
      sandbox,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      sandbox.setFaults([
        { target: 'webhook', kind: 'slow', delay: 1 },
        { target: 'status', kind: 'offline' },
      ])
      await post(sandbox, { content: '**Hi** <@123456789012345678>', embeds: [embed] })
      await page.goto(sandbox.origin)
      await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true')
      await page.evaluate(axe)
      const found: unknown = await page.evaluate(
        'axe.run().then(({ violations }) => violations.map((v) => [v.id, v.nodes[0].html]))',
      )
      expect(found).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    })
  }
}

test('new messages appear by themselves, and keep the open parts open', async ({ page, sandbox }) => {
  await post(sandbox, { content: 'first' })
  await page.goto(sandbox.origin)
  await page.getByText('Body as it was sent').click()
  await post(sandbox, { content: 'second' })
  await expect(page.getByRole('status')).toHaveText('2 messages')
  await expect(page.getByRole('article').first()).toContainText('second')
  await expect(page.locator('details[open] pre')).toContainText('first')
})

test('new messages wait while the box is not ticked', async ({ page, sandbox }) => {
  await page.goto(sandbox.origin)
  await page.getByLabel('Show new messages by themselves').uncheck()
  await post(sandbox, { content: 'first' })
  await page.waitForTimeout(2500)
  await expect(page.getByRole('status')).toHaveText('No messages')
})

test('a deleted message disappears', async ({ page, sandbox }) => {
  await post(sandbox, { content: 'first' })
  await page.goto(sandbox.origin)
  sandbox.clearMessages()
  await expect(page.getByText('Nothing has arrived yet')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('without its script the page shows messages and changes faults', async ({ browser, sandbox }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await post(sandbox, { content: 'first' })
  await page.goto(sandbox.origin)
  await page.getByLabel('Webhook', { exact: true }).selectOption('guild')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.locator('summary', { hasText: 'Webhooks' }).click()
  await page.getByLabel('Webhook deleted: 404').check()
  await page.getByRole('group', { name: 'Webhooks #guild' }).locator('xpath=..').getByRole('button').click()
  await expect(page.getByRole('article')).toContainText('first')
  expect(sandbox.faults()).toEqual([{ target: 'webhook', webhook: 'guild', kind: 'deleted' }])
})

test('a spoiler can be revealed with the keyboard', async ({ page, sandbox }) => {
  await post(sandbox, { content: '||secret||' })
  await page.goto(sandbox.origin)
  const colour = () => page.locator('.spoiler').evaluate((element) => getComputedStyle(element).color)
  const before = await colour()
  await page.locator('.spoiler').focus()
  expect([before, (await colour()) === before]).toEqual(['rgba(0, 0, 0, 0)', false])
})
