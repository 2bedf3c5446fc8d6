import type { Page } from '@playwright/test'
import { answersOnScreen, openFilled, send } from '../support/fill-form'
import { answersOf } from '../support/fixtures'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { answerAs, holdBack, watchMessages } from '../support/third-parties'
import { notSent } from '../support/not-sent'

// A form of texts, one of radios and selects, one of numbers and a list.
const kinds = ['leak-report', 'match-feedback', 'painter-apply'] as const

for (const slug of kinds) {
  test(`4.10 ${slug} goes from idle through submitted to success: a message, and cleared fields`, async ({
    page,
  }) => {
    const release = await holdBack(page, 'webhook')
    await openFilled(page, slug, 'full')
    await send(page)
    await expect(page.locator('main').getByText(/successfully/)).toHaveCount(0)
    expect(Object.keys(await answersOnScreen(page))).not.toHaveLength(0)
    release({ body: { id: '1' } })
    await expect(page.locator('main').getByRole('heading', { level: 2, name: '✅' })).toBeFocused()
    expect(await answersOnScreen(page)).toEqual({})
  })

  test(`4.11 ${slug} goes from idle through submitted to failure: a message, and kept fields`, async ({
    page,
  }) => {
    await answerAs(page, 'webhook', { status: 500 })
    await openFilled(page, slug, 'full')
    const before = await answersOnScreen(page)
    await send(page)
    await expect(notSent(page)).toBeFocused()
    expect(await answersOnScreen(page)).toEqual(before)
    expect(Object.keys(before)).toHaveLength(Object.keys(answersOf(slug, 'full')).length)
  })
}

test("4.14 the creator form shows 'Submitting...' while it is on its way", async ({ page }) => {
  const release = await holdBack(page, 'webhook')
  await openFilled(page, 'painter-apply')
  await send(page)
  await expect(page.locator('main button[type=submit]')).toHaveText('Submitting...')
  release({ body: { id: '1' } })
  await expect(page.locator('main button[type=submit]')).not.toHaveText('Submitting...')
})

test("4.15 the appeal form shows 'Submitting...' while it is on its way", async ({ page }) => {
  const release = await holdBack(page, 'webhook')
  await openFilled(page, 'appeal-minor-deduction')
  await send(page)
  await expect(page.locator('main button[type=submit]')).toHaveText('Submitting...')
  release({ body: { id: '1' } })
  await expect(page.locator('main button[type=submit]')).not.toHaveText('Submitting...')
})

test('4.16 the appeal form disables its button while it is on its way', async ({ page }) => {
  const release = await holdBack(page, 'webhook')
  await openFilled(page, 'appeal-minor-deduction')
  await expect(page.locator('main button[type=submit]')).toBeEnabled()
  await send(page)
  await expect(page.locator('main button[type=submit]')).toBeDisabled()
  release({ status: 500 })
  await expect(page.locator('main button[type=submit]')).toBeEnabled()
})

test('4.17 choosing a server type clears the role of the guild form', async ({ page }) => {
  const messages = watchMessages(page)
  await openFilled(page, 'guild')
  await page.getByRole('radio', { name: 'Sailing Club' }).check()
  await page.locator('#root_role').selectOption('Helper')
  await page.getByRole('radio', { name: 'Rowing Club' }).check()
  await expect(page.locator('#root_role')).toHaveValue('')
  await expect(page.locator('#root_role option')).toHaveText([
    'Select a role',
    'Captain (Full)',
    'Navigator',
    'Advice',
    'Match Staff',
    'Helper',
  ])
  await send(page)
  await expect(page.locator('.field-error')).toHaveText(['Select a role'])
  expect(messages).toEqual([])
})

test('4.18 the role of the guild form cannot be chosen before a server type', async ({ page }) => {
  await openPage(page, '/forms/guild')
  await expect(page.locator('#root_role')).toBeDisabled()
  await expect(page.locator('#root_role')).toHaveAccessibleDescription(/Choose a server type first/)
  await page.getByRole('radio', { name: 'Sailing Club' }).check()
  await expect(page.locator('#root_role')).toBeEnabled()
  await expect(page.locator('#root_role option')).toHaveText([
    'Select a role',
    'Captain (Full)',
    'Navigator',
    'Second Navigator',
    'Chat Navigator',
    'Helper',
  ])
})

test('4.19 editing a field of the appeal form clears the error of that field only', async ({ page }) => {
  await openPage(page, '/forms/appeal-minor-deduction')
  await send(page)
  await expect(page.locator('.field-error')).toHaveText([
    'Username is required',
    'Select a deduction type',
    'Date is required',
    'Please state the reason given',
    'Please explain your appeal',
  ])
  await page.locator('#root_username').pressSequentially('M')
  await expect(page.locator('#root_username')).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('.field-error')).toHaveCount(4)
  await page.getByRole('radio', { name: 'Mute' }).check()
  await expect(page.locator('.field-error')).toHaveText([
    'Date is required',
    'Please state the reason given',
    'Please explain your appeal',
  ])
})

test('a text of 300,000 letters without a space is pasted nearly as fast as one with spaces', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openPage(page, '/forms/nomination')
  const paste = async (text: string) => {
    await page.locator('#root_description').fill('')
    await page.locator('#root_description').focus()
    return page.evaluate(async (text) => {
      const start = performance.now()
      document.execCommand('insertText', false, text)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return performance.now() - start
    }, text)
  }
  const withSpaces = await paste('letters '.repeat(37_500))
  expect(await paste('x'.repeat(300_000))).toBeLessThan(2000 + 5 * withSpaces)
})

test('a form that is printed shows a long answer in full', async ({ page }) => {
  await openPage(page, '/forms/nomination')
  const message = page.locator('#root_description')
  await message.fill('A line\n'.repeat(60))
  await page.emulateMedia({ media: 'print' })
  const hidden = await message.evaluate((field) => field.scrollHeight - field.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
})

for (const width of [360, 1280]) {
  test(`a draft, no network and a failure are told in panels with the same edges, and only the failure is red, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openFilled(page, 'nomination', 'full')
    await openPage(page, '/forms/nomination')
    const restore = page.getByRole('button', { name: 'Restore draft' })
    await expect(restore).toBeVisible()
    const draft = await panelOf(page)
    await restore.click()
    await context.setOffline(true)
    await send(page)
    await expect(notSent(page)).toBeFocused()
    const offline = await panelOf(page)
    expect(offline).toEqual(draft)
    await context.setOffline(false)
    await answerAs(page, 'webhook', { status: 404 })
    await page.getByRole('button', { name: 'Try again' }).click()
    const red = { ...draft, colour: expect.not.stringMatching(draft.colour) }
    await expect.poll(() => panelOf(page)).toEqual(red)
  })
}

test('below the headline of a panel, its texts, buttons and links begin at one edge on a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openFilled(page, 'nomination', 'full')
  await openPage(page, '/forms/nomination')
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible()
  const edgesOf = (parts: string) =>
    page.locator('.form-column .alert').evaluateAll((panels, parts) => {
      const icon = panels[0]?.querySelector('.icon')?.getBoundingClientRect().x ?? 0
      const starts = [...(panels[0]?.querySelectorAll(parts) ?? [])].map((part) => {
        const { paddingInlineStart } = getComputedStyle(part)
        const isQuiet = part.matches('.button-quiet')
        const { x } = part.getBoundingClientRect()
        return Math.round(x + (isQuiet ? parseFloat(paddingInlineStart) : 0) - icon)
      })
      return [...new Set(starts)]
    }, parts)
  expect(await edgesOf('p:not(.form-draft-title), .button:first-child')).toEqual([2])
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await context.setOffline(true)
  await send(page)
  await expect(notSent(page)).toBeFocused()
  expect(await edgesOf('p:not(.form-failed-lead), .button:first-child')).toEqual([2])
})

test('two short questions side by side have their labels on one line, and their controls', async ({
  page,
}) => {
  await openPage(page, '/forms/match-feedback')
  const tops = await page
    .locator('.field-half')
    .evaluateAll((fields) =>
      fields.map((field) =>
        ['.field-label', '.control'].map((part) => field.querySelector(part)?.getBoundingClientRect().y),
      ),
    )
  expect(tops).toHaveLength(2)
  expect(tops[1]).toEqual(tops[0])
})

/** Where the icon and the text of the panel above a form begin, and the colour of both edge and icon. */
function panelOf(page: Page) {
  return page
    .locator('.form-column .alert')
    .first()
    .evaluate((panel) => {
      const [start, icon, text] = [panel, ...panel.querySelectorAll(':scope > .icon, p')].map(
        (part) => part.getBoundingClientRect().x,
      )
      return { start, icon, text, colour: getComputedStyle(panel).getPropertyValue('--tone') }
    })
}
