import type { Page } from '@playwright/test'
import { fact } from '../support/fact'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { answerAs, holdBack, type Reply } from '../support/third-parties'

const failed = 'Error fetching status'
const online = { body: { online: true, players: { online: 7, max: 80 } } }

function server(page: Page) {
  return page.getByRole('region', { name: 'Server' })
}

function topVoter(page: Page) {
  return page.getByRole('region', { name: 'Top voter' })
}

function lastVote(page: Page) {
  return page.getByRole('region', { name: 'Last vote' })
}

test("2.052 the status is 'Checking...' at first", async ({ page }) => {
  await holdBack(page, 'status')
  await openPage(page, '/stats')
  await expect(server(page).getByText('Checking...', { exact: true })).toBeVisible()
  await expect(server(page)).not.toContainText(/Online|Offline|Error|Players/)
})

test("2.053 the status is 'Online' for an online server", async ({ page }) => {
  await answerAs(page, 'status', online)
  await openPage(page, '/stats')
  await expect(server(page).getByText('Online', { exact: true })).toBeVisible()
})

test("2.054 the status is 'Offline' for an offline server", async ({ page }) => {
  await answerAs(page, 'status', { body: { online: false } })
  await openPage(page, '/stats')
  await expect(server(page).getByText('Offline', { exact: true })).toBeVisible()
})

test("2.055 the status is 'Error fetching status' when the call fails", async ({ page }) => {
  await answerAs(page, 'status', 'cut')
  await openPage(page, '/stats')
  await expect(server(page).getByText(failed, { exact: true })).toBeVisible()
})

const failures: readonly (readonly [name: string, reply: Reply])[] = [
  ['the line is cut', 'cut'],
  ['the service is down', { status: 500 }],
  ['the reply is no JSON', { text: 'busy' }],
  ['the reply does not say', { body: { online: 'yes' } }],
]

test("8.01 the stats page says 'Error fetching status', whatever fails", async ({ page }) => {
  for (const [name, reply] of failures) {
    await test.step(name, async () => {
      await answerAs(page, 'status', reply)
      await openPage(page, '/stats')
      await expect(server(page).getByText(failed, { exact: true })).toBeVisible()
      await expect(server(page)).not.toContainText(/Checking|Online|Offline|Players/)
    })
  }
})

test('2.056 the stats page shows the players as online / max', async ({ page }) => {
  await answerAs(page, 'status', online)
  await openPage(page, '/stats')
  await expect(fact(page, 'Players')).toHaveText('7 / 80')
})

test('2.059 the top voter shows player and votes of the first row', async ({ page }) => {
  const rows = [
    { player: 'Ashwing', votes: 31 },
    { player: 'Other', votes: 99 },
  ]
  const asked = await answerAs(page, 'topVoters', { body: rows })
  await openPage(page, '/stats')
  await expect(topVoter(page)).toContainText('Ashwing')
  await expect(topVoter(page)).toContainText('31')
  await expect(topVoter(page)).not.toContainText('Other')
  expect(asked[0]?.searchParams.get('key')).toBeTruthy()
})

test('2.060 the last vote shows player and time of the first row', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-02-01T12:00:00Z'))
  const rows = [
    { player: 'Cinderpaw', time: '2026-02-01T09:00:00Z' },
    { player: 'Other', time: '2020-01-01' },
  ]
  await answerAs(page, 'votes', { body: rows })
  await openPage(page, '/stats')
  await expect(lastVote(page)).toContainText('Cinderpaw')
  await expect(lastVote(page).locator('time')).toHaveAttribute('datetime', '2026-02-01T09:00:00.000Z')
  await expect(lastVote(page).locator('time')).toHaveText('3 hours ago')
  await expect(lastVote(page)).not.toContainText('Other')
})

test("2.061 both votes are 'Loading...' while loading", async ({ page }) => {
  for (const service of ['status', 'topVoters', 'votes'] as const) await holdBack(page, service)
  await openPage(page, '/stats')
  await expect(topVoter(page).getByText('Loading...', { exact: true })).toBeVisible()
  await expect(lastVote(page).getByText('Loading...', { exact: true })).toBeVisible()
})

const nothing: readonly (readonly [name: string, reply: Reply])[] = [
  ['the list is empty', { body: [] }],
  ['the reply is empty', { body: {} }],
  ['the first row lacks a field', { body: [{ player: 'Ashwing' }] }],
]

test("2.062 'Loading top voter...' is shown when the top voter is missing", async ({ page }) => {
  for (const [name, reply] of nothing) {
    await test.step(name, async () => {
      await answerAs(page, 'topVoters', reply)
      await openPage(page, '/stats')
      await expect(topVoter(page).getByText('Loading top voter...', { exact: true })).toBeVisible()
      await expect(topVoter(page)).not.toContainText('Ashwing')
    })
  }
})

test("2.063 'Loading last vote...' is shown when the last vote is missing", async ({ page }) => {
  for (const [name, reply] of nothing) {
    await test.step(name, async () => {
      await answerAs(page, 'votes', reply)
      await openPage(page, '/stats')
      await expect(lastVote(page).getByText('Loading last vote...', { exact: true })).toBeVisible()
      await expect(lastVote(page)).not.toContainText('Ashwing')
    })
  }
})

test('8.03 failed vote look-ups keep their loading texts', async ({ page }) => {
  for (const reply of ['cut', { status: 403 }, { text: 'no' }] as const) {
    await test.step(JSON.stringify(reply), async () => {
      await answerAs(page, 'topVoters', reply)
      await answerAs(page, 'votes', reply)
      await openPage(page, '/stats')
      await page.waitForLoadState('networkidle')
      await expect(topVoter(page).getByText('Loading top voter...', { exact: true })).toBeVisible()
      await expect(lastVote(page).getByText('Loading last vote...', { exact: true })).toBeVisible()
      const told = page.getByText("We can't get the votes right now.")
      await expect(told).toHaveCount(1)
      const [above, below] = await Promise.all([told, topVoter(page)].map((part) => part.boundingBox()))
      expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN)
      await expect(page.getByRole('main').getByRole('link', { name: /vote/i })).toHaveCount(1)
    })
  }
})

test('4.06 the status goes from Checking... to Online with counts', async ({ page }) => {
  const release = await holdBack(page, 'status')
  await openPage(page, '/stats')
  await expect(server(page).getByText('Checking...', { exact: true })).toBeVisible()
  release(online)
  await expect(server(page).getByText('Online', { exact: true })).toBeVisible()
  await expect(fact(page, 'Players')).toHaveText('7 / 80')
})

test('4.07 the status goes from Checking... to Offline, with counts of zero', async ({ page }) => {
  const release = await holdBack(page, 'status')
  await openPage(page, '/stats')
  await expect(server(page).getByText('Checking...', { exact: true })).toBeVisible()
  release({ body: { online: false, players: { online: 3, max: 80 } } })
  await expect(server(page).getByText('Offline', { exact: true })).toBeVisible()
  await expect(fact(page, 'Players')).toHaveText('0 / 0')
})

test('an offline server shows no row of empty blocks, but where to go meanwhile', async ({ page }) => {
  await answerAs(page, 'status', { body: { online: false } })
  await openPage(page, '/stats')
  await expect(server(page).getByRole('link', { name: 'Read updates' })).toHaveAttribute('href', '/updates')
  await expect(server(page).getByRole('link', { name: 'Join Discord' })).toBeVisible()
  await expect(server(page).locator('.meter')).toHaveCount(0)
})

test('4.08 the status goes from Checking... to Error fetching status on failure', async ({ page }) => {
  const release = await holdBack(page, 'status')
  await openPage(page, '/stats')
  await expect(server(page).getByText('Checking...', { exact: true })).toBeVisible()
  release('cut')
  await expect(server(page).getByText(failed, { exact: true })).toBeVisible()
})

test('4.09 the loading flag clears once the status reply arrives', async ({ page }) => {
  await answerAs(page, 'topVoters', { body: [] })
  await answerAs(page, 'votes', { body: [] })
  const release = await holdBack(page, 'status')
  await openPage(page, '/stats')
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(2)
  release(online)
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Loading top voter...', { exact: true })).toBeVisible()
  await expect(page.getByText('Loading last vote...', { exact: true })).toBeVisible()
})

test('Refresh fetches again and keeps no old number', async ({ page }) => {
  await answerAs(page, 'status', online)
  await openPage(page, '/stats')
  await expect(server(page).getByText('Online', { exact: true })).toBeVisible()
  const release = await holdBack(page, 'status')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(server(page).getByText('Checking...', { exact: true })).toBeVisible()
  await expect(server(page)).not.toContainText('80')
  release('cut')
  await expect(server(page).getByText(failed, { exact: true })).toBeVisible()
})

test('Refresh says that it has checked, though the reply is the same, and moves nothing', async ({
  page,
}) => {
  await answerAs(page, 'status', online)
  await openPage(page, '/stats')
  const players = fact(page, 'Players')
  await expect(players).toHaveText('7 / 80')
  await expect(server(page).getByText('checked just now')).toHaveCount(0)
  const before = await players.boundingBox()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(server(page).getByText('checked just now')).toBeVisible()
  expect(await players.boundingBox()).toEqual(before)
})

test('markup in a vote site’s reply is shown as text', async ({ page }) => {
  await answerAs(page, 'topVoters', { body: [{ player: '<img id="injected" src=x>Ash', votes: 3 }] })
  await openPage(page, '/stats')
  await expect(topVoter(page)).toContainText('Ash')
  await expect(page.locator('#injected')).toHaveCount(0)
})

for (const width of [360, 768, 1280]) {
  test(`nothing moves when the status arrives, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [reply, word] of [
      [online, 'Online'],
      [{ body: { online: false } }, 'Offline'],
    ] as const) {
      const release = await holdBack(page, 'status')
      await openPage(page, '/stats')
      const copy = server(page).getByRole('button', { name: 'Copy IP' })
      const before = await copy.boundingBox()
      release(reply)
      await expect(server(page).getByText(word, { exact: true })).toBeVisible()
      expect(await copy.boundingBox(), word).toEqual(before)
    }
  })
}

test('on a phone the largest paint does not wait for the status', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await answerAs(page, 'status', { body: { online: true, players: { online: 1042, max: 2000 } } })
  await openPage(page, '/stats')
  await expect(fact(page, 'Players')).toHaveText('1042 / 2000')
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          resolve(last && 'element' in last && last.element instanceof Element ? last.element.className : '')
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  expect(largest).toBe('lead')
})
