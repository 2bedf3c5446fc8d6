import type { Page } from '@playwright/test'
import { fact } from '../support/fact'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { answerAs, holdBack, type Reply } from '../support/third-parties'

const loadingServer = 'Loading server status...'
const loadingChat = 'Loading Discord status...'

const failures: readonly (readonly [name: string, reply: Reply])[] = [
  ['the line is cut', 'cut'],
  ['the service is down', { status: 503 }],
  ['the service asks for patience', { status: 429 }],
  ['the reply is no JSON', { text: '<html>busy</html>' }],
  ['the reply is empty', { body: {} }],
  ['the reply is null', { body: null }],
]

function server(page: Page) {
  return page.getByRole('region', { name: 'Server' })
}

function chat(page: Page) {
  return page.getByRole('region', { name: 'Discord' })
}

async function openWithStatus(page: Page, body: unknown): Promise<void> {
  await answerAs(page, 'status', { body })
  await openPage(page, '/')
  await expect(page.getByText(loadingServer)).toHaveCount(0)
}

test('2.022 the server card says Online', async ({ page }) => {
  await openWithStatus(page, { online: true, players: { online: 7, max: 80 } })
  await expect(fact(page, 'Status')).toHaveText('Online')
})

test('2.023 the server card says Offline', async ({ page }) => {
  await openWithStatus(page, { online: false })
  await expect(fact(page, 'Status')).toHaveText('Offline')
})

test('2.024 the server card shows the players as online/max', async ({ page }) => {
  await openWithStatus(page, { online: true, players: { online: 7, max: 80 } })
  await expect(fact(page, 'Players')).toHaveText('7/80')
})

test('2.025 a missing player count is shown as 0', async ({ page }) => {
  await openWithStatus(page, { online: true, players: { max: 80 } })
  await expect(fact(page, 'Players')).toHaveText('0/80')
})

test('2.026 a missing limit is shown as ?', async ({ page }) => {
  for (const [players, text] of [
    [{ online: 7 }, '7/?'],
    [{}, '0/?'],
    [undefined, '0/?'],
    [{ online: '<b>9</b>', max: -1 }, '0/?'],
  ] as const) {
    await openWithStatus(page, { online: true, players })
    await expect(fact(page, 'Players')).toHaveText(text)
  }
})

test('2.027 the players are shown only when the server is online', async ({ page }) => {
  await openWithStatus(page, { online: false, players: { online: 7, max: 80 } })
  await expect(fact(page, 'Status')).toHaveText('Offline')
  await expect(server(page)).not.toContainText('Players')
  await expect(server(page)).not.toContainText('80')
})

test('2.028 the server card has the address with port 25565, before and after the status', async ({
  page,
}) => {
  const release = await holdBack(page, 'status')
  await openPage(page, '/')
  await expect(server(page)).toContainText('play.emberfall.example:25565')
  release({ body: { online: false } })
  await expect(fact(page, 'Status')).toHaveText('Offline')
  await expect(server(page)).toContainText('play.emberfall.example:25565')
})

test("2.029 'Loading server status...' is shown until the status arrives", async ({ page }) => {
  const release = await holdBack(page, 'status')
  await openPage(page, '/')
  await expect(page.getByText(loadingServer, { exact: true })).toBeVisible()
  await expect(server(page)).not.toContainText('line')
  release({ body: { online: true } })
  await expect(fact(page, 'Status')).toHaveText('Online')
  await expect(page.getByText(loadingServer)).toHaveCount(0)
})

test('8.02 the home cards stay on their loading texts, whatever fails', async ({ page }) => {
  for (const [name, reply] of failures) {
    await test.step(name, async () => {
      const asked = await answerAs(page, 'status', reply)
      await answerAs(page, 'widget', reply)
      await openPage(page, '/')
      await expect.poll(() => asked.length).toBe(1)
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(loadingServer, { exact: true })).toBeVisible()
      await expect(page.getByText(loadingChat, { exact: true })).toBeVisible()
      await expect(server(page)).not.toContainText(/Online|Offline|Players/)
      await expect(chat(page)).not.toContainText('Online Members')
    })
  }
})

test('2.030 the server card keeps its loading text if the call fails', async ({ page }) => {
  const release = await holdBack(page, 'status')
  await openPage(page, '/')
  const failed = page.waitForEvent('requestfailed')
  release('cut')
  await failed
  await expect(page.getByText(loadingServer, { exact: true })).toBeVisible()
})

test("2.031 the chat group card counts 'Online Members'", async ({ page }) => {
  await answerAs(page, 'widget', { body: { presence_count: 321, members: [{}, {}] } })
  await openPage(page, '/')
  await expect(fact(page, 'Online Members')).toHaveText('321')
})

test("2.032 the chat group card has a 'Join Discord' button, with and without the count", async ({
  page,
}) => {
  const release = await holdBack(page, 'widget')
  await openPage(page, '/')
  const join = chat(page).getByRole('link', { name: 'Join Discord' })
  await expect(page.getByText(loadingChat, { exact: true })).toBeVisible()
  await expect(join).toHaveAttribute('href', 'https://chat.emberfall.example/invite')
  release({ body: { presence_count: 0 } })
  await expect(fact(page, 'Online Members')).toHaveText('0')
  await expect(join).toBeVisible()
})

test("2.033 'Loading Discord status...' is shown until the count is loaded", async ({ page }) => {
  const release = await holdBack(page, 'widget')
  await openPage(page, '/')
  await expect(page.getByText(loadingChat, { exact: true })).toBeVisible()
  release({ body: { presence_count: 12 } })
  await expect(page.getByText(loadingChat)).toHaveCount(0)
})

test('4.01 the home cards go from loading to loaded, independently', async ({ page }) => {
  const [releaseStatus, releaseWidget] = [await holdBack(page, 'status'), await holdBack(page, 'widget')]
  await openPage(page, '/')
  await expect(page.getByText(loadingServer, { exact: true })).toBeVisible()
  releaseWidget({ body: { presence_count: 5 } })
  await expect(fact(page, 'Online Members')).toHaveText('5')
  await expect(page.getByText(loadingServer, { exact: true })).toBeVisible()
  releaseStatus({ body: { online: true, players: { online: 1, max: 2 } } })
  await expect(fact(page, 'Players')).toHaveText('1/2')
})

test('4.02 after a failed call the value stays empty and the card keeps its loading text', async ({
  page,
}) => {
  await answerAs(page, 'status', { status: 500 })
  await answerAs(page, 'widget', { body: { presence_count: 5 } })
  await openPage(page, '/')
  await expect(fact(page, 'Online Members')).toHaveText('5')
  await expect(page.getByText(loadingServer, { exact: true })).toBeVisible()
  await expect(server(page).locator('dt')).toHaveText(['Address'])
})

test('8.04 failures of live data are silent: no alert, no notice, no error text', async ({ page }) => {
  for (const service of ['status', 'widget', 'topVoters', 'votes'] as const)
    await answerAs(page, service, 'cut')
  for (const path of ['/', '/stats']) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('.toast')).toHaveCount(0)
  }
})

test('the home page asks each service once, and shows no markup of a reply', async ({ page }) => {
  const status = await answerAs(page, 'status', {
    body: { online: true, motd: { html: ['<b id="injected">x</b>'] }, players: { online: 1, max: 2 } },
  })
  const widget = await answerAs(page, 'widget', { body: { presence_count: 5 } })
  await openPage(page, '/')
  await expect(fact(page, 'Players')).toHaveText('1/2')
  await page.waitForLoadState('networkidle')
  expect([status.length, widget.length]).toEqual([1, 1])
  expect(status[0]?.pathname).toMatch(/\/2\/play\.emberfall\.example(:|%3A)25565$/)
  await expect(page.locator('#injected')).toHaveCount(0)
})

test('nothing on the home page moves when the live data arrives', async ({ page }) => {
  const releases = [await holdBack(page, 'status'), await holdBack(page, 'widget')] as const
  await openPage(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  releases[0]({ body: { online: true, players: { online: 1, max: 2 } } })
  releases[1]({ body: { presence_count: 5 } })
  await expect(fact(page, 'Online Members')).toHaveText('5')
  await expect(fact(page, 'Players')).toHaveText('1/2')
  expect(await heading.boundingBox()).toEqual(before)
})
