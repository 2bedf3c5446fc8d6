import type { Page } from '@playwright/test'
import { compileForm } from '../../src/engine/schema/compile-form'
import { readDefinition } from '../../src/catalog/read-definitions'
import { openFilled } from '../support/fill-form'
import { answersOf } from '../support/fixtures'
import { addFault, messagesWith } from '../support/inbox'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { formPath, triedForms } from '../support/site-paths'
import { answerByKeyboard, submitByKeyboard } from '../support/visitor'
import { toMessages } from '../../src/engine/message/to-messages'
import { validate } from '../../src/engine/answers/validate'

/** The reference that the page shows once a form is sent. */
async function referenceOn(page: Page, letters: string): Promise<string> {
  const text = await page.locator('main').innerText()
  return new RegExp(`${letters}-[0-9A-Z]{6}`).exec(text)?.[0] ?? 'no reference on the page'
}

// `npm run check:every-form` sends each form; these have every control and every rule that any of them has.
for (const slug of triedForms) {
  const form = compileForm(readDefinition(slug))
  const full = answersOf(slug, 'full')

  test(`${slug}: sent from the keyboard, every answer arrives`, async ({ page, request }) => {
    await openPage(page, formPath(slug))
    await answerByKeyboard(page, full)
    await submitByKeyboard(page)
    await expect(page.getByText(form.message.outcomes.success, { exact: true })).toBeFocused()
    const reference = await referenceOn(page, form.message.reference)
    const arrived = await messagesWith(request, form.message.webhook, reference)
    const accepted = validate(form, full)
    if (!accepted.ok) throw new Error('the full fixture is not valid')
    const expected = toMessages(form, accepted.value, {
      reference,
      sentAt: new Date(arrived[0]?.embeds[0]?.timestamp ?? 0),
      staffRoleId: '100000000000000002',
    })
    expect(arrived).toEqual(expected)
  })
}

test('a form says that it was refused, then that it cannot connect, keeps its answers, and arrives once', async ({
  page,
  request,
}) => {
  const { message } = compileForm(readDefinition('contact'))
  const { success, refused, offline } = message.outcomes
  await openFilled(page, 'contact')
  await addFault(request, message.webhook, { kind: 'server-error', times: 1 })
  await submitByKeyboard(page)
  await expect(page.getByRole('alert').getByText(refused, { exact: true })).toBeVisible()
  await addFault(request, message.webhook, { kind: 'dropped-before-saving', times: 1 })
  await submitByKeyboard(page)
  await expect(page.getByRole('alert').getByText(offline, { exact: true })).toBeVisible()
  await submitByKeyboard(page)
  await expect(page.getByText(success, { exact: true })).toBeFocused()
  expect(
    await messagesWith(request, message.webhook, await referenceOn(page, message.reference)),
  ).toHaveLength(1)
})
