import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { chromium, type Page } from '@playwright/test'
import { Hono } from 'hono'
import { readDefinition, readFixtures, readPlace } from '../../catalog/read-definitions'
import { validate } from '../../engine/answers/validate'
import { everyFixtureOf } from '../../engine/fixtures/derive-fixtures'
import { toMessages } from '../../engine/message/to-messages'
import { compileForm } from '../../engine/schema/compile-form'
import type { PreviewOrder } from '../../form/preview-protocol'
import { sandboxWebhookUrl } from '../../sandbox/identity'
import { serveLocally, startSandbox } from '../../sandbox/start-sandbox'
import { root } from '../root'
import { serveFolder } from '../serve'
import { buildPage } from '../workbench-build'

/** A form to draw: its folder of forms, and the paths of the pictures without their suffix. */
export interface FormToDraw {
  readonly slug: string
  readonly forms: string
  readonly out: string
}

interface DrawOptions {
  /** The browser's executable; by default Playwright's own. */
  readonly browser?: string | undefined
  /** Called for a form that cannot be drawn. */
  readonly onFailure: (form: FormToDraw, reason: string) => void
}

/**
 * Take a picture of each form as visitors see it, filled in with its fullest fixture, and of the message staff get.
 * Writes `<out>-page.png` and `<out>-message.png`; returns the number of pictures. Rejects where there is no browser.
 */
export async function drawForms(
  forms: readonly FormToDraw[],
  { browser, onFailure }: DrawOptions,
): Promise<number> {
  // The browser is started first, because it may be missing: then nothing is left behind.
  const launched = await chromium.launch({
    ...(browser !== undefined && { executablePath: browser }),
    args: ['--no-sandbox'],
  })
  const folder = mkdtempSync(join(tmpdir(), 'forms-diff-'))
  await buildPage('src/site/preview', folder)
  const server = await serveLocally(servePreview(folder).fetch, 0)
  let count = 0
  try {
    const page = await launched.newPage({ viewport: { width: 800, height: 900 }, colorScheme: 'dark' })
    for (const form of forms) {
      try {
        const drawing = filledIn(form)
        await drawPage(page, `${server.origin}/`, drawing)
        await drawMessage(page, drawing)
        count += 2
      } catch (error) {
        onFailure(form, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
      }
    }
  } finally {
    await launched.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return count
}

/** The preview, with the pictures of the site; a form without an island gets the one with the heart, as in a build. */
function servePreview(folder: string): Hono {
  const images = join(root, 'public')
  const pictures = serveStatic({
    root: images,
    rewriteRequestPath: (path) =>
      existsSync(join(images, path))
        ? path
        : path.replace(/islands\/[\w-]+?((-\d+)?\.)/, 'islands/default$1'),
  })
  return new Hono().get('/images/*', pictures).route('/', serveFolder(folder))
}

function filledIn({ slug, forms, out }: FormToDraw) {
  const definition = readDefinition(slug, forms)
  const form = compileForm(definition)
  const { valid } = everyFixtureOf(form, readFixtures(slug, forms))
  const answers = valid['full']?.answers ?? Object.values(valid)[0]?.answers ?? {}
  return { definition, place: readPlace(definition, forms), form, answers, out }
}

type Drawing = ReturnType<typeof filledIn>

/** The workbench's preview: the visitors' own form page, which accepts a definition at run time. */
async function drawPage(
  page: Page,
  origin: string,
  { definition, place, answers, out }: Drawing,
): Promise<void> {
  await page.goto(origin)
  const orders: readonly PreviewOrder[] = [
    { kind: 'look', theme: 'dark', outcome: 'success', view: 'form' },
    { kind: 'show', definition, place, cards: [] },
  ]
  const tell = (order: PreviewOrder) =>
    page.evaluate((order) => window.postMessage(order, location.origin), order)
  await page.locator('#app').waitFor({ state: 'attached' })
  for (let tries = 0; tries < 20 && (await page.locator('main form').count()) === 0; tries += 1) {
    for (const order of orders) await tell(order)
    await page.waitForTimeout(100)
  }
  await page.locator('main form').waitFor({ timeout: 5000 })
  await tell({ kind: 'fill', answers })
  await page.waitForTimeout(200)
  await page.screenshot({ path: `${out}-page.png`, fullPage: true })
}

/** The inbox of the sandbox, which draws messages as the chat platform does. */
async function drawMessage(page: Page, { form, answers, out }: Drawing): Promise<void> {
  const valid = validate(form, answers)
  if (!valid.ok) throw new Error(valid.errors.map(({ text }) => text).join(' '))
  const { webhook, reference } = form.message
  const sandbox = await startSandbox({ port: 0, webhooks: [webhook], limits: 'off' })
  try {
    const sentAt = new Date('2026-01-01T12:00:00Z')
    for (const message of toMessages(form, valid.value, { reference: `${reference}-000000`, sentAt }))
      await fetch(sandboxWebhookUrl(sandbox.origin, webhook), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
      })
    await page.goto(sandbox.origin)
    const drawn = page.locator('.message').first()
    await drawn.waitFor({ timeout: 5000 })
    await drawn.locator('xpath=..').screenshot({ path: `${out}-message.png` })
  } finally {
    await sandbox.close()
  }
}
