import type { Page } from '@playwright/test'
import { compileForm } from '../../src/engine/schema/compile-form'
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import { openFilled } from '../support/fill-form'
import { answersOf } from '../support/fixtures'
import { addFault, allMessages, messagesWith } from '../support/inbox'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { formPath } from '../support/site-paths'
import { answerByKeyboard, submitByKeyboard } from '../support/visitor'
import { toMessages } from '../../src/engine/message/to-messages'
import { validate } from '../../src/engine/answers/validate'

const forms = formSlugs().map((slug) => compileForm(readDefinition(slug)))

async function openForm(page: Page, slug: string): Promise<void> {
  await openPage(page, formPath(slug))
}

for (const form of forms) {
  test.describe(form.slug, () => {
    // In turn, because both count the messages of one webhook.
    test.describe.configure({ mode: 'default' })
    const { slug } = form
    const { success, refused, offline } = form.message.outcomes
    const full = answersOf(slug, 'full')

    test(`${slug}: sent from the keyboard, every answer arrives`, async ({ page, request }) => {
      await openForm(page, slug)
      await answerByKeyboard(page, full)
      await submitByKeyboard(page)
      await expect(page.getByText(success, { exact: true })).toBeFocused()
      const reference = new RegExp(`${form.message.reference}-[0-9A-Z]{6}`).exec(
        await page.locator('main').innerText(),
      )
      const arrived = await messagesWith(
        request,
        form.message.webhook,
        reference?.[0] ?? 'no reference on the page',
      )
      const accepted = validate(form, full)
      if (!accepted.ok) throw new Error('the full fixture is not valid')
      const expected = toMessages(form, accepted.value, {
        reference: reference?.[0] ?? '',
        sentAt: new Date(arrived[0]?.embeds[0]?.timestamp ?? 0),
        staffRoleId: '100000000000000002',
      })
      expect(arrived).toEqual(expected)
    })

    test(`${slug}: says so when it is refused and when it cannot be reached, keeps the answers, then sends`, async ({
      page,
      request,
    }) => {
      const before = (await allMessages(request, form.message.webhook)).length
      await openFilled(page, slug)
      await addFault(request, form.message.webhook, { kind: 'server-error', times: 1 })
      await submitByKeyboard(page)
      await expect(page.getByRole('alert').getByText(refused, { exact: true })).toBeVisible()
      await addFault(request, form.message.webhook, { kind: 'dropped-before-saving', times: 1 })
      await submitByKeyboard(page)
      await expect(page.getByRole('alert').getByText(offline, { exact: true })).toBeVisible()
      await submitByKeyboard(page)
      await expect(page.getByText(success, { exact: true })).toBeFocused()
      expect((await allMessages(request, form.message.webhook)).length - before).toBe(1)
    })
  })
}
