import type { Page } from '@playwright/test'
import { buildTwoVersions, type TwoVersions } from '../support/built-version'
import { send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { nginx, startHeadersHost, startNginx, type SiteHost } from '../support/site-host'

const port = Number(process.env['TEST_PORT'] ?? 4273) + 44
const answers = { minecraftName: 'Mira_42', discordTag: 'mira', reason: 'Is anybody there?' }
const texts = 'src/site/form-page/texts.json'

const hosts: Readonly<Record<string, (port: number, folder: string) => Promise<SiteHost>>> = {
  'a host that reads _headers': startHeadersHost,
  // Only where nginx is installed; tests/tooling/nginx-headers.test.ts checks its rules everywhere.
  ...(nginx !== undefined && { nginx: startNginx }),
}

// In series: the tests deploy versions to the same host.
test.describe.configure({ mode: 'default' })

let versions: TwoVersions

test.beforeAll(async () => {
  test.setTimeout(300_000)
  versions = await buildTwoVersions(texts, (text) => text.replace('"Not what you need?"', '"Not this one?"'))
})

test.afterAll(() => versions.remove())

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await page.locator(`#root_${name}`).fill(text)
}

const sent = (page: Page) => page.getByText('✅ Guestlist request handed in!')

/** The page has reloaded by itself with the answers as a draft, from where they can be sent. */
async function sendFromDraft(page: Page): Promise<void> {
  const offer = page.getByRole('region', { name: 'Saved draft' })
  await offer.getByRole('button', { name: 'Restore draft' }).click({ timeout: 20_000 })
  for (const [name, text] of Object.entries(answers))
    await expect(page.locator(`#root_${name}`)).toHaveValue(text)
  await send(page)
  await expect(sent(page)).toBeFocused()
}

for (const [index, [name, start]] of Object.entries(hosts).entries()) {
  test.describe(`on ${name}`, () => {
    let host: SiteHost

    test.beforeEach(async () => {
      host = await start(port + index, versions.first)
    })

    test.afterEach(() => host.close())

    test('a form that is open during a deploy is sent by its old scripts, which stay available', async ({
      page,
    }) => {
      await page.goto(`${host.origin}/forms/guestlist-request`)
      await host.deploy(versions.second)
      await fill(page)
      await send(page)
      await expect(sent(page)).toBeFocused()
      await page.goto(`${host.origin}/forms/guestlist-request`)
      await expect(page.getByRole('heading', { name: 'Not this one?' })).toBeVisible()
    })

    test('a form whose scripts a deploy removed reloads in the new version, also after a rollback', async ({
      page,
      context,
    }) => {
      await page.goto(`${host.origin}/forms/guestlist-request`)
      await host.deploy(versions.secondAlone)
      await fill(page)
      await send(page)
      await expect(page.getByRole('heading', { name: 'Not this one?' })).toBeVisible({ timeout: 20_000 })
      await sendFromDraft(page)

      // A file that was missing for a while must load again in this browser.
      await host.deploy(versions.first)
      const later = await context.newPage()
      await openPage(later, `${host.origin}/forms/guestlist-request`)
      await fill(later)
      await send(later)
      await expect(sent(later)).toBeFocused()
    })

    test('a form of a version that is rolled back reloads in the previous version', async ({ page }) => {
      await host.deploy(versions.secondAlone)
      await page.goto(`${host.origin}/forms/guestlist-request`)
      await expect(page.getByRole('heading', { name: 'Not this one?' })).toBeVisible()
      await host.deploy(versions.first)
      await fill(page)
      await send(page)
      await expect(page.getByRole('heading', { name: 'Not what you need?' })).toBeVisible({ timeout: 20_000 })
      await sendFromDraft(page)
    })

    test('a visitor who returns after a deploy gets the new page, not the cached one', async ({ page }) => {
      await page.goto(`${host.origin}/forms/guestlist-request`)
      await page.goto('about:blank')
      await host.deploy(versions.secondAlone)
      await openPage(page, `${host.origin}/forms/guestlist-request`)
      await expect(page.getByRole('heading', { name: 'Not this one?' })).toBeVisible()
      await fill(page)
      await send(page)
      await expect(sent(page)).toBeFocused()
    })

    test('without storage the visitor sees a warning within 3 seconds, and the page does not reload', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Denied', 'SecurityError')
            },
          })
      })
      await page.goto(`${host.origin}/forms/guestlist-request`)
      await host.deploy(versions.secondAlone)
      await fill(page)
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
      await send(page)
      await expect(page.getByRole('alert').filter({ visible: true })).toContainText('Copy what you wrote', {
        timeout: 5000,
      })
      await page.waitForTimeout(1500)
      await expect(page.locator('body[data-same-page]')).toHaveCount(1)
      await expect(page.locator('#root_reason')).toHaveValue(answers.reason)
    })

    test.describe('with a service worker of the previous version', () => {
      test.use({ serviceWorkers: 'allow' })

      test('a returning visitor gets the current version, after a deploy and after a rollback', async ({
        page,
      }) => {
        await openPage(page, `${host.origin}/forms/guestlist-request`)
        await page.evaluate(() => navigator.serviceWorker.ready)
        for (const [folder, words] of [
          [versions.secondAlone, 'Not this one?'],
          [versions.first, 'Not what you need?'],
        ] as const) {
          await host.deploy(folder)
          await openPage(page, `${host.origin}/forms/guestlist-request`)
          await expect(page.getByRole('heading', { name: words })).toBeVisible()
          await fill(page)
          await send(page)
          await expect(sent(page)).toBeFocused()
        }
      })
    })
  })
}
