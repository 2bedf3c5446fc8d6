import { readDefinition } from '../../src/catalog/read-definitions'
import { answersOnScreen, openFilled, send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { triedForms } from '../support/site-paths'
import { answerAs } from '../support/third-parties'
import { expectNotSent } from '../support/not-sent'

for (const slug of triedForms) {
  const texts = readDefinition(slug).message.outcomes

  test(`8.07 ${slug} says '${texts.success}', '${texts.refused}', '${texts.offline}'`, async ({ page }) => {
    await page.clock.install()
    await openFilled(page, slug)
    const answers = await answersOnScreen(page)
    for (const [reply, text] of [
      ['cut', texts.offline],
      [{ status: 404 }, texts.refused],
    ] as const) {
      await answerAs(page, 'webhook', reply)
      await send(page)
      await expectNotSent(page, text)
      expect(await answersOnScreen(page)).toEqual(answers)
    }
    await answerAs(page, 'webhook', { body: { id: '1' } })
    await send(page)
    await expect(page.getByRole('heading', { name: texts.success, exact: true })).toBeFocused()
    expect(await answersOnScreen(page)).toEqual({})
    await expect(page.getByText(texts.refused)).toHaveCount(0)
  })
}
