import type { Page } from '@playwright/test'
import { readDefinition } from '../../src/catalog/read-definitions'
import { compileForm } from '../../src/engine/schema/compile-form'
import { validate } from '../../src/engine/answers/validate'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import type { CompiledForm } from '../../src/engine/schema/form'
import { controlKind } from '../../src/engine/schema/control-kind'
import { controlOf, optionsIn, visibleQuestions } from '../../src/engine/schema/questions'
import type { ValidFixture, WrongFixture } from '../../src/engine/schema/definition'
import { answersOf, fixturesOf, sampleFolder } from '../support/fixtures'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { formPath, takesEveryForm, triedForms } from '../support/site-paths'
import { putAnswers } from '../support/put-answers'
import { writeTexts } from '../support/write-texts'

// The browser's own warning about a day that does not exist, which visitors cannot enter in a date input.
test.use({ allowedComplaint: /does not conform to the required format, "yyyy-MM-dd"/ })

const countOf = ({ errors }: WrongFixture) => Object.keys(errors).length

/** The kinds of errors that earlier fixtures have shown, as pairs of a rule and a kind of control. */
const shownKinds = new Set<string>()

for (const slug of triedForms) {
  const form = compileForm(readDefinition(slug))
  // tests/forms has every fixture, also with choices that no visitor can make.
  const offered = Object.entries(fixturesOf(slug).wrong)
    .filter(([, { answers }]) => isOffered(form, answers))
    .toSorted(([, one], [, other]) => countOf(other) - countOf(one))
  // The fixture with the most errors, and those that show another kind of error.
  const wrong = offered.filter(
    ([, { answers }], index) => showsNewKind(form, answers) || index === 0 || takesEveryForm,
  )
  const { order } = form

  test(`8.08 ${slug}: each kind of error shows its exact text at the question and in the summary`, async ({
    page,
  }) => {
    test.setTimeout(15_000 + wrong.length * 3_000)
    await openPage(page, formPath(slug))
    for (const [name, fixture] of wrong) {
      await test.step(name, async () => {
        // The page is opened again only if a chosen tile would have to be cleared, which is impossible.
        if (!(await chosenGroups(page)).every((question) => question in fixture.answers))
          await openPage(page, formPath(slug))
        await putAnswers(page, inFull(order, fixture.answers))
        await page.locator('main button[type=submit]').click()
        const summary = page.locator('main [role=alert]').first()
        await expect(summary.getByText(/answers? to fix$/)).toBeVisible()
        const result = validate(form, fixture.answers)
        if (result.ok) throw new Error(`The wrong example ${name} of ${slug} is right.`)
        const wrongNames = result.errors.map((error) => error.name)
        // A control that depends on another wrong question has no error yet: it cannot be used.
        const shown = result.errors.filter((error) => {
          const first = controlOf(form, error.name)['ui:options']?.dependsOn?.property ?? ''
          return !wrongNames.includes(first) || fixture.answers[first]
        })
        const words = shown.map(({ text }) => text)
        await expect(page.locator('.field-error')).toHaveText(words)
        await expect(summary.locator('li')).toHaveText(words)
        if (result.heading)
          await expect(summary.getByRole('heading', { name: result.heading, exact: true })).toBeVisible()
        await expect(page).toHaveTitle(/^Error: /)
        for (const { name: question } of shown) {
          // A group of tick boxes cannot say that it is wrong as a whole.
          const control = page.locator(`#root_${question}:not([role=group])`)
          if ((await control.count()) > 0) await expect(control).toHaveAttribute('aria-invalid', 'true')
        }
      })
    }
  })
}

test('a date outside its range is refused with its own text, and sent once it is corrected', async ({
  page,
}) => {
  const slug = 'ferry-pass'
  await openPage(page, formPath(slug))
  const full = answersOf(slug, 'full')
  await putAnswers(page, full)
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (const [dates, name, words] of [
    [{ firstDay: dayIn(-2) }, 'firstDay', 'First day must be in the next 30 days'],
    [{ firstDay: dayIn(33) }, 'firstDay', 'First day must be in the next 30 days'],
    [{ firstDay: dayIn(9), lastDay: dayIn(7) }, 'lastDay', 'Last day must not be before the first day'],
  ] as const) {
    await putAnswers(page, dates)
    await page.locator('main button[type=submit]').click()
    await expect(page.locator('main [role=alert]').first().locator('li')).toHaveText([words])
    await expect(page.locator('.field-error')).toHaveText([words])
    await expect(page.locator(`#root_${name}`)).toHaveAttribute('aria-invalid', 'true')
  }
  await putAnswers(page, { lastDay: dayIn(9) })
  await expect(page.locator('.field-error')).toHaveCount(0)
  await page.locator('main button[type=submit]').click()
  const { success } = readDefinition(slug, sampleFolder).message.outcomes
  await expect(page.getByRole('heading', { name: success, exact: true })).toBeFocused()
})

test('a date that is half entered, or does not exist, is called no date, not a missing one', async ({
  page,
}) => {
  await openPage(page, formPath('ferry-pass'))
  const { firstDay: _, ...others } = answersOf('ferry-pass', 'full')
  await putAnswers(page, others)
  const day = page.locator('#root_firstDay')
  const send = page.locator('main button[type=submit]')
  await day.focus()
  await page.keyboard.type('02')
  await send.click()
  await expect(page.locator('.field-error')).toHaveText('Enter the first day like 2026-01-31')
  expect(await day.evaluate((control: HTMLInputElement) => control.validity.badInput)).toBe(true)
  await day.focus()
  await page.keyboard.press('Backspace')
  await send.click()
  await expect(page.locator('.field-error')).toHaveText('Enter the first day')
})

function showsNewKind(form: CompiledForm, answers: ValidFixture['answers']): boolean {
  const result = validate(form, answers)
  const kinds = result.ok ? [] : result.errors.map(({ name, rule }) => `${controlKind(form, name)} ${rule}`)
  const fresh = kinds.filter((kind) => !shownKinds.has(kind))
  for (const kind of fresh) shownKinds.add(kind)
  return fresh.length > 0
}

/** Whether each choice among these answers is an option that the page offers for them, and each is made once. */
function isOffered(form: CompiledForm, answers: ValidFixture['answers']): boolean {
  return visibleQuestions(form, normalizeAnswers(form, answers)).every(({ name, rules }) => {
    const options = optionsIn(rules)
    const chosen = [answers[name] ?? []].flat()
    const isListed = chosen.every((answer) => options?.some((option) => option === answer) ?? true)
    return isListed && (options === undefined || new Set(chosen).size === chosen.length)
  })
}

/** The tile questions with a chosen tile. */
function chosenGroups(page: Page): Promise<readonly string[]> {
  return page
    .locator('main form input[type=radio]:checked')
    .evaluateAll((nodes) => nodes.map(({ id }) => id.replace(/^root_|-\d+$/g, '')))
}

/** These answers, and an empty one for every other question. Tile questions without an answer are left alone. */
function inFull(order: readonly string[], answers: ValidFixture['answers']): ValidFixture['answers'] {
  return Object.fromEntries(order.map((name) => [name, answers[name] ?? '']))
}

for (const width of [360, 1280]) {
  test(`an error moves its question's control down, but not sideways, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, formPath(triedForms[0] ?? ''))
    const control = page.locator('.questions .control').first()
    const before = await control.boundingBox()
    await page.locator('main button[type=submit]').click()
    await expect(control).toHaveAttribute('aria-invalid')
    const after = await control.boundingBox()
    expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
  })
}

for (const width of [360, 1280]) {
  test(`the list of errors is in the sheet of its questions, at the top of the screen, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/forms/guild')
    await writeTexts(page, { 'header nav a': 'Page' })
    const { x, width: wide } = await boxOf(page, '.form-sheet')
    await page.locator('main button[type=submit]').click()
    const header = await boxOf(page, 'header')
    const list = await boxOf(page, '.error-summary')
    // Inside the frame of the sheet.
    expect([list.x, list.width]).toEqual([x + 2, wide - 4])
    expect(list.y).toBeGreaterThanOrEqual(header.y + header.height)
    // No text of the page's head is visible between the two.
    expect(list.y).toBeLessThan(header.y + header.height + 20)
    const [first, last] = [page.locator('.error-summary a').first(), page.locator('.error-summary a').last()]
    const columns = new Set([(await first.boundingBox())?.x, (await last.boundingBox())?.x])
    expect(columns.size).toBe(width < 768 ? 1 : 2)
    // The links begin where the questions do, and nothing above the questions still says that answers are missing.
    const control = await boxOf(page, '.questions .control')
    expect((await first.boundingBox())?.x).toBe(control.x)
    const intro = page.locator('.form-intro')
    expect(await intro.evaluate((text) => getComputedStyle(text).clipPath)).toBe('inset(50%)')
    await expect(page.locator('.form-wrong')).toBeHidden()
    // The first question that it names is visible too.
    await expect(page.locator('.field-error').first()).toBeInViewport()
  })
}

for (const width of [360, 1280]) {
  test(`an error makes the browser style a part of the page again, not all, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/forms/guild')
    const answers = answersOf('guild', 'full')
    const [first = ''] = Object.keys(answers)
    await putAnswers(page, { ...answers, [first]: '' })
    const all = await page.locator('body *').count()
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.locator('main button[type=submit]').click()
    await expect(page.locator('.field-error')).toHaveCount(1)
    expect(mostStyled(await browser.stopTracing())).toBeLessThan(all / 2)
  })
}

/** How many elements the browser has styled at one time, the most of all times in a trace. */
function mostStyled(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as TraceOfStyles
  return Math.max(...traceEvents.map(({ args }) => args.elementCount ?? 0))
}

/** The part of Chromium's traces that is read here. */
interface TraceOfStyles {
  readonly traceEvents: readonly { readonly args: { readonly elementCount?: number } }[]
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return box
}
