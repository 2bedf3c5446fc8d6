import { formSlugs, readFixtures } from '../../src/build/read-definitions'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { formPath } from '../support/site-paths'
import { putAnswers } from '../support/put-answers'

// The browser's own remark on a day that does not exist, which no visitor can put into a date control.
test.use({ allowedComplaint: /does not conform to the required format, "yyyy-MM-dd"/ })

for (const slug of formSlugs()) {
  const wrong = [...readFixtures(slug)].filter(([, fixture]) => fixture.errors)

  test(`8.27 ${slug}: each wrong example shows its exact words at the question and in the summary`, async ({
    page,
  }) => {
    test.setTimeout(15_000 + wrong.length * 3_000)
    for (const [name, fixture] of wrong) {
      await test.step(name, async () => {
        await openPage(page, formPath(slug))
        await putAnswers(page, fixture.answers)
        await page.locator('main button[type=submit]').click()
        const summary = page.locator('main [role=alert]').first()
        await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
        const words = Object.values(fixture.errors ?? {})
        await expect(page.locator('.field-error')).toHaveText(words)
        await expect(summary.locator('li')).toHaveText(words)
        if (fixture.heading) await expect(summary.getByText(fixture.heading, { exact: true })).toBeVisible()
        await expect(page).toHaveTitle(/^Error: /)
        for (const question of Object.keys(fixture.errors ?? {})) {
          await expect(page.locator(`#root_${question}`)).toHaveAttribute('aria-invalid', 'true')
        }
      })
    }
  })
}
