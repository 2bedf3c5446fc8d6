import type { Page } from '@playwright/test'
import { validate } from '../../src/engine/answers/validate'
import { threadName } from '../../src/engine/message/title'
import { webhookFor } from '../../src/engine/message/webhook'
import type { Outcomes } from '../../src/engine/schema/definition'
import { sandboxWebhookId } from '../../src/sandbox/identity'
import { startFaultServer, stores, type Behaviour } from '../support/fault-server'
import { answersOnScreen, send } from '../support/fill-form'
import { answersOf, formOf, timeToSend } from '../support/fixtures'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { formPath, takesEveryForm, triedForms } from '../support/site-paths'
import { expectNotSent } from '../support/not-sent'

const stopped = 'You stopped the sending.'
const limit = { message: 'You are being rate limited.', global: false }

interface Fault {
  readonly name: string
  readonly behaviour: Behaviour
  /** The name of the group around the alert: how certain it is that nothing has arrived. */
  readonly lead: 'Not sent' | "We couldn't confirm it was sent"
  /** What the visitor reads in the alert. */
  readonly alert: (texts: Outcomes) => string
  /** What they read next to it. */
  readonly advice: string
  /** What happens between sending and the outcome. */
  readonly meanwhile?: (page: Page) => Promise<void>
}

const refused = (texts: Outcomes) => texts.refused
const offline = (texts: Outcomes) => texts.offline
const wasStopped = () => stopped

/** The place of the button: the notice of the previous failure has the same words and a button of the same name. */
const atButton = (page: Page) => page.locator('.form-submit')

/** The countdown is shown and ticks; the visitor stops it. */
const stopCountdown = async (page: Page) => {
  await expect(page.locator('.form-countdown')).toContainText(/Trying again in \d\d seconds/)
  await atButton(page).getByRole('button', { name: 'Stop waiting' }).click()
}

const faults: readonly Fault[] = [
  {
    name: 'HTTP 400',
    lead: 'Not sent',
    behaviour: { reply: { status: 400, body: { code: 50035 } } },
    alert: refused,
    advice: "Trying again probably won't help.",
  },
  {
    name: 'HTTP 401',
    lead: 'Not sent',
    behaviour: { reply: { status: 401, body: { code: 50027 } } },
    alert: refused,
    advice: 'This form is broken on our side.',
  },
  {
    name: 'HTTP 404',
    lead: 'Not sent',
    behaviour: { reply: { status: 404, body: { code: 10015 } } },
    alert: refused,
    advice: 'This form is broken on our side.',
  },
  {
    name: '429 long',
    lead: 'Not sent',
    behaviour: { reply: { status: 429, body: { ...limit, retry_after: 600 } } },
    alert: refused,
    advice: 'Try again in 10 minutes.',
  },
  {
    name: '429 told',
    lead: 'Not sent',
    behaviour: { reply: { status: 429, body: { ...limit, retry_after: 42 } } },
    alert: wasStopped,
    advice: 'You can send it again any time.',
    meanwhile: stopCountdown,
  },
  {
    name: '429 untold',
    lead: 'Not sent',
    behaviour: { reply: { status: 429, body: limit, headers: { 'X-RateLimit-Reset-After': '33.5' } } },
    alert: wasStopped,
    advice: 'You can send it again any time.',
    meanwhile: stopCountdown,
  },
  {
    name: '429 shared',
    lead: 'Not sent',
    behaviour: {
      reply: {
        status: 429,
        body: { message: 'The resource is being rate limited.', retry_after: 55, global: false },
        headers: { 'X-RateLimit-Scope': 'shared' },
      },
    },
    alert: wasStopped,
    advice: 'You can send it again any time.',
    meanwhile: stopCountdown,
  },
  {
    name: 'ban',
    lead: 'Not sent',
    behaviour: { reply: { status: 429, body: 'error code: 1015' } },
    alert: refused,
    advice: 'Wait 10 minutes, or use another connection.',
  },
  {
    name: 'HTTP 500',
    lead: "We couldn't confirm it was sent",
    behaviour: { reply: { status: 500 } },
    alert: refused,
    advice: 'Discord has a problem.',
  },
  {
    name: 'HTTP 503',
    lead: "We couldn't confirm it was sent",
    behaviour: { reply: { status: 503, body: '<h1>503</h1>' } },
    alert: refused,
    advice: 'It may have reached us.',
  },
  {
    name: 'blocker',
    lead: "We couldn't confirm it was sent",
    behaviour: { reply: { breaks: 'blockedbyclient' } },
    alert: offline,
    advice: 'turn off your ad blocker for this page',
  },
  {
    name: 'cut before',
    lead: "We couldn't confirm it was sent",
    behaviour: { reply: { breaks: 'connectionfailed' } },
    alert: offline,
    advice: 'Discord did not answer.',
  },
  {
    name: 'cut after',
    lead: "We couldn't confirm it was sent",
    behaviour: { stores: true, reply: { breaks: 'connectionreset' } },
    alert: offline,
    advice: 'It may have reached us.',
  },
  {
    name: 'no network',
    lead: "We couldn't confirm it was sent",
    behaviour: { reply: { breaks: 'connectionfailed' } },
    alert: offline,
    advice: 'You are offline. We can send it when you are back online.',
  },
  {
    name: 'no end',
    lead: "We couldn't confirm it was sent",
    behaviour: { reply: 'silence' },
    alert: wasStopped,
    advice: 'It may have reached us.',
    async meanwhile(page) {
      await page.clock.fastForward(8000)
      await expect(
        atButton(page).getByText('Still sending. Keep this page open.', { exact: true }),
      ).toBeVisible()
      await atButton(page).getByRole('button', { name: 'Stop waiting' }).click()
    },
  },
]

const rows: Readonly<Record<string, string>>[] = []

test.afterAll(() => console.table(rows))

/**
 * What happens after a fault hardly depends on the form: the first form gets every fault, and each of the others its
 * share of them, and every fault that stores the message.
 */
function faultsFor(turn: number): readonly Fault[] {
  if (takesEveryForm || turn === 0) return faults
  return faults.filter(({ behaviour }, index) => behaviour.stores || index % triedForms.length === turn - 1)
}

// One of the tests' own forms posts to a forum, and its answers decide which webhook it uses.
for (const [turn, slug] of ['ferry-pass', ...triedForms].entries()) {
  const form = formOf(slug)
  const texts = form.message.outcomes
  test(`${slug} loses nothing to any fault, says what to do, and duplicates nothing`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000)
    const server = await startFaultServer(context)
    const time = timeToSend(slug)
    const full = answersOf(slug, 'full', time)
    await page.clock.install({ time })
    await openPage(page, formPath(slug))
    await putAnswers(page, full)
    const answers = await answersOnScreen(page)
    const seen: Record<string, string> = { form: slug }
    for (const { name, lead, behaviour, alert, advice, meanwhile } of faultsFor(turn)) {
      await test.step(name, async () => {
        server.behave(behaviour)
        if (name === 'no network') await context.setOffline(true)
        await send(page)
        await meanwhile?.(page)
        await expectNotSent(page, alert(texts))
        await expect(page.getByRole('group', { name: lead, exact: true })).toBeFocused()
        await expect(page.locator('.form-outcome')).toContainText(advice)
        await expect(page.getByRole('button', { name: 'Copy my answers' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()
        expect(await answersOnScreen(page)).toEqual(answers)
        expect(await draftAnswers(page, slug)).toEqual([answers])
        if (name === 'no network') await context.setOffline(false)
        seen[name] = 'kept'
      })
    }

    // And once more: the tab is closed while the form is on its way, and a later visit resumes it.
    server.behave({ reply: 'silence' })
    await send(page)
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await Promise.all([page.waitForEvent('close'), dialog.accept()])
    const later = await context.newPage()
    await openPage(later, formPath(slug))
    const banner = later.getByRole('region', { name: 'Saved draft' })
    await expect(banner).toContainText('it may have reached us.')
    expect(await answersOnScreen(later)).toEqual({})
    await later.getByRole('button', { name: 'Restore draft' }).click()
    expect(await answersOnScreen(later)).toEqual(answers)
    seen['tab closed'] = 'restored'

    server.behave(stores)
    await send(later)
    await expect(later.getByRole('heading', { name: texts.success, exact: true })).toBeFocused()
    expect(await draftAnswers(later, slug)).toEqual([])
    const references = server.asked.map(
      ({ embeds }) => /[A-Z]{2}-\w{6}/.exec(embeds[0]?.footer.text ?? '')?.[0],
    )
    expect(new Set(references).size).toBe(1)
    expect(references[0]).toMatch(new RegExp(`^${form.message.reference}-`))
    const accepted = validate(form, full)
    if (!accepted.ok) throw new Error('the full fixture is not valid')
    expect([...server.webhooks]).toEqual([sandboxWebhookId(webhookFor(form.message, accepted.value))])
    expect(server.asked[0]?.thread_name).toBe(threadName(form, accepted.value))
    // Each of its messages once, plus the one whose reply was lost after it was stored, which the page could not
    // know.
    // From the second time on, the footer warns staff that it may be one.
    const parts = server.stored.map(({ embeds }) => JSON.stringify({ ...embeds[0], footer: undefined }))
    const doubles = parts.length - new Set(parts).size
    expect(doubles).toBe(1)
    rows.push({
      ...seen,
      stored: `${new Set(parts).size} of ${new Set(parts).size}`,
      doubles: 'the one unknown',
    })
  })
}

/** The answers of every draft of this form on the device. */
function draftAnswers(page: Page, slug: string): Promise<readonly unknown[]> {
  return page.evaluate((prefix) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return keys.map((key): unknown => JSON.parse(localStorage.getItem(key) ?? '{}').answers)
  }, `form-draft/${slug}/`)
}
