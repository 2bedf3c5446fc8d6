import { readFile } from 'node:fs/promises'
import texts from '../../src/site/form-page/texts.json' with { type: 'json' }
import { startFaultServer } from '../support/fault-server'
import { answersOnScreen, openFilled, send } from '../support/fill-form'
import { answersOf } from '../support/fixtures'
import { messagesWith } from '../support/inbox'
import { expect, test } from '../support/journey'
import { openPage, openWithStoppedClock } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { answerAs, holdBack, watchMessages } from '../support/third-parties'
import { notSent } from '../support/not-sent'

test('a double click sends once', async ({ page }) => {
  const release = await holdBack(page, 'webhook')
  const messages = watchMessages(page)
  await openFilled(page, 'guestlist-request')
  await page.locator('main button[type=submit]').dblclick()
  await page.locator('#root_minecraftName').press('Enter')
  release({ body: { id: '1' } })
  await expect(page.getByText('✅')).toBeFocused()
  expect(messages).toHaveLength(1)
})

test('a retry keeps the reference, warns staff that it may be a duplicate, and the panel shows the reference', async ({
  page,
}) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', { status: 500 })
  await openFilled(page, 'sailor-report')
  await send(page)
  await expect(notSent(page, '❌ That was not sent. Try again soon.')).toBeFocused()
  await answerAs(page, 'webhook', { body: { id: '1' } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('✅ Sailor report sent off!')).toBeFocused()
  const references = messages.map(({ embeds }) => embeds[0]?.footer.text)
  expect(references).toHaveLength(2)
  expect(references[1]).toBe(`${references[0]} · sent again, perhaps a double`)
  expect(references[0]).toContain(
    /[A-Z]{2}-\w{6}/.exec(await page.locator('main').innerText())?.[0] ?? 'none',
  )
})

test('the second part of a long submission follows the first into its forum post', async ({
  page,
  request,
}) => {
  const sent: { readonly thread: string | null; readonly reply: Promise<{ readonly channel_id: string }> }[] =
    []
  page.on('response', (response) => {
    if (response.request().method() !== 'POST' || !response.url().includes('/webhooks/')) return
    const thread = new URL(response.url()).searchParams.get('thread_id')
    sent.push({ thread, reply: response.json() })
  })
  await openFilled(page, 'ferry-pass', 'full')
  const lines = Array.from(
    { length: 150 },
    (_, index) => `${index + 1}. A chest with maps of every island we know of`,
  )
  await putAnswers(page, { luggage: lines.join('\n') })
  await send(page)
  await expect(page.getByText('✅')).toBeFocused()
  const reference = /FP-\w{6}/.exec(await page.locator('main').innerText())?.[0] ?? 'none'
  const first = await sent[0]?.reply
  expect(sent.map(({ thread }) => thread)).toEqual([null, first?.channel_id])
  const stored = await messagesWith(request, 'ferry-pass-night', reference)
  expect(stored.map(({ thread_name }) => thread_name)).toEqual(['Night line: LanternFox', undefined])
  const arrived = stored.flatMap(({ embeds }) => embeds).flatMap(({ fields }) => fields)
  const luggage = arrived.filter(({ name }) => name.startsWith('Luggage')).map(({ value }) => value)
  const visible = (text: string) => text.replaceAll(/[\s\\]/g, '')
  expect(visible(luggage.join(''))).toBe(visible(lines.join('')))
})

for (const width of [360, 768, 1280]) {
  test(`the ticket of a sent form is shown from the page's top at ${width} px, and the title says "Sent"`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await answerAs(page, 'webhook', { body: { id: '1' } })
    await openFilled(page, 'sailor-report')
    await expect(page).toHaveTitle(/^Sailor report/i)
    await send(page)
    const heading = page.getByText('✅ Sailor report sent off!')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page).toHaveTitle(/^Sent: Sailor report/i)
  })
}

test('two forms sent one after the other have different references', async ({ page }) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  for (const _ of [1, 2]) {
    await openFilled(page, 'nomination')
    await send(page)
    await expect(page.getByText('✅')).toBeFocused()
  }
  expect(new Set(messages.map(({ embeds }) => embeds[0]?.footer.text)).size).toBe(2)
})

test("after 8 s the page says 'Still sending', neither before nor after the form is sent", async ({
  page,
}) => {
  const slow = page.getByText('Still sending. Keep this page open.', { exact: true })
  const release = await holdBack(page, 'webhook')
  await openWithStoppedClock(page, '/forms/guestlist-request')
  await putAnswers(page, answersOf('guestlist-request', 'minimal'))
  await send(page)
  await expect(page.locator('main button[type=submit]')).toHaveAttribute('data-pending')
  await page.clock.runFor(7999)
  await expect(slow).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(slow).toBeVisible()
  release({ body: { id: '1' } })
  await expect(page.getByText('✅')).toBeFocused()
  await expect(slow).toHaveCount(0)
})

test('without a network a banner says so, sending shows the network text, and later the form is sent', async ({
  page,
  context,
}) => {
  const banner = page.getByText('You are offline. Your answers stay on this page.', { exact: true })
  await openFilled(page, 'match-feedback')
  const answers = await answersOnScreen(page)
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await send(page)
  await expect(notSent(page, '❌ Network error. Please try again later.')).toBeFocused()
  expect(await answersOnScreen(page)).toEqual(answers)
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('✅ Thank you for your feedback!', { exact: true })).toBeFocused()
})

test('a failure offers other ways at once: copying or downloading the answers, and the chat', async ({
  page,
}) => {
  await answerAs(page, 'webhook', { status: 500 })
  await openFilled(page, 'guild')
  await send(page)
  await expect(page.getByRole('button', { name: 'Copy my answers' })).toBeVisible()
  await expect(page.locator('.form-outcome').getByRole('link', { name: texts.chat })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^guild-[A-Z]{2}-\w{6}\.txt$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^Guild Application\nReference: [A-Z]{2}-\w{6}\nDate: .*\n\n/,
  )
})

test('the form waits out a rate limit of the chat platform, and arrives', async ({ page }) => {
  const messages = watchMessages(page)
  let calls = 0
  await page.route(/\/api\/v10\/webhooks\//, (route) => {
    calls += 1
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return calls === 1
      ? route.fulfill({
          status: 429,
          headers,
          json: { message: 'slow down', retry_after: 0.2, global: false },
        })
      : route.fulfill({ status: 200, headers, json: { id: '1' } })
  })
  await openFilled(page, 'nomination')
  await send(page)
  await expect(page.getByText('✅ Thank you for your nomination!')).toBeFocused()
  expect(messages).toHaveLength(2)
})

for (const asked of ['1e9', '1e12', '1e308'])
  test(`a limit of ${asked} seconds is shown as a day, and the form stays as it is`, async ({ page }) => {
    await page.route(/\/api\/v10\/webhooks\//, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Access-Control-Allow-Origin': '*' },
        contentType: 'application/json',
        body: `{ "message": "slow down", "retry_after": ${asked}, "global": false }`,
      }),
    )
    await openFilled(page, 'nomination')
    const answers = await answersOnScreen(page)
    await send(page)
    await expect(page.getByText('Try again in 24 hours.')).toBeVisible()
    expect(await answersOnScreen(page)).toEqual(answers)
  })

test('a bot that fills in the honeypot is refused, loses no text, and sends nothing', async ({ page }) => {
  const messages = watchMessages(page)
  await openFilled(page, 'nomination')
  await page.locator('[data-honeypot]').evaluate((node: HTMLInputElement) => {
    node.value = 'spam'
  })
  await send(page)
  await expect(notSent(page, '❌ That did not work. Please try again later.')).toBeFocused()
  expect(Object.keys(await answersOnScreen(page))).not.toHaveLength(0)
  expect(messages).toEqual([])
})

test('a refused form logs nothing and opens no browser dialog', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.type()))
  await answerAs(page, 'webhook', 'cut')
  await openFilled(page, 'painter-apply')
  await send(page)
  await expect(notSent(page, '❌ That was not handed in. Please try again.')).toBeFocused()
  expect(dialogs).toEqual([])
})

test('an answer in several messages continues with the missing one, also after a reload', async ({
  page,
  context,
}) => {
  const server = await startFaultServer(context)
  await openFilled(page, 'painter-apply')
  const long = '**'.repeat(1000)
  await putAnswers(page, { experience: long, whyJoin: long, additionalInfo: long })
  let left = 1
  await context.route(/\/api\/v10\/webhooks\//, (route) =>
    left-- > 0 ? route.fallback() : route.abort('connectionfailed'),
  )
  await send(page)
  await expect(notSent(page)).toBeFocused()
  expect(server.stored).toHaveLength(1)
  left = 100
  await openPage(page, '/forms/painter-apply')
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await send(page)
  await expect(page.getByText('✅')).toBeFocused()
  const footers = server.stored.map(({ embeds }) => embeds[0]?.footer.text ?? '')
  const reference = /[A-Z]{2}-\w{6}/.exec(footers[0] ?? '')?.[0]
  expect(footers.length).toBeGreaterThan(1)
  expect(footers).toEqual(
    footers.map((_, index) => {
      const mark = index > 0 ? ' · sent again, perhaps a double' : ''
      return `Reference ${reference} · ${index + 1}/${footers.length}${mark}`
    }),
  )
})

test('a device whose clock is wrong sends the right time', async ({ page }) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  await page.clock.setSystemTime(new Date('1999-05-01T12:00:00Z'))
  await openPage(page, '/forms/guestlist-request')
  const asked = page.waitForResponse((reply) => reply.request().method() === 'HEAD')
  await putAnswers(page, answersOf('guestlist-request', 'minimal'))
  await asked
  await send(page)
  await expect(page.getByText('✅')).toBeFocused()
  const [message] = messages
  expect(Math.abs(Date.parse(message?.embeds[0]?.timestamp ?? '') - Date.now())).toBeLessThan(120_000)
})
