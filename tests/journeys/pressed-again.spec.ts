import { openFilled, send } from '../support/fill-form'
import { answersOf } from '../support/fixtures'
import { expect, test } from '../support/journey'
import { expectNotSent } from '../support/not-sent'
import { openWithStoppedClock } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { answerAs, holdBack } from '../support/third-parties'

test('the second press of a slow double click presses nothing in the ticket, and leaves the focus on its heading', async ({
  page,
}) => {
  const release = await holdBack(page, 'webhook')
  await openWithStoppedClock(page, '/forms/guestlist-request')
  await putAnswers(page, answersOf('guestlist-request', 'minimal'))
  await send(page)
  release({ body: { id: '1' } })
  const heading = page.getByRole('heading', { name: '✅' })
  await expect(heading).toBeFocused()
  const box = await page.getByRole('button', { name: 'Copy my answers' }).boundingBox()
  const press = async (clickCount: number) => {
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
  await press(2)
  await expect(heading).toBeFocused()
  await page.clock.runFor(500)
  await press(1)
  await expect(heading).not.toBeFocused()
})

for (const width of [360, 1280]) {
  test(`after "Try again" the progress and "Stop waiting" are where it was pressed, and nothing moves, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.clock.install()
    await answerAs(page, 'webhook', { status: 500 })
    await openFilled(page, 'sailor-report')
    await send(page)
    await expectNotSent(page, '❌ That was not sent. Try again soon.')
    const notice = page.locator('.form-failed')
    const again = notice.getByRole('button', { name: 'Try again' })
    const first = page.locator('main form label').first()
    // What to do is loaded, and moves the button down once.
    await expect(notice.getByRole('button', { name: 'Download' })).toBeVisible()
    const before = [await again.boundingBox(), await first.boundingBox()]
    await holdBack(page, 'webhook')
    await again.click()
    await expect(notice.getByText('Sending your answers.')).toBeInViewport({ ratio: 1 })
    await expect(again).toBeFocused()
    expect([await again.boundingBox(), await first.boundingBox()]).toEqual(before)
    await page.clock.fastForward(8000)
    await expect(notice.getByText('Still sending. Keep this page open.')).toBeInViewport({ ratio: 1 })
    const stop = notice.getByRole('button', { name: 'Stop waiting' })
    await expect(stop).toBeFocused()
    await expect(stop).toBeInViewport({ ratio: 1 })
    expect(await first.boundingBox()).toEqual(before[1])
    await stop.click()
    await expect(notice).toBeFocused()
    await expect(page.getByText('Sending your answers.')).toHaveCount(0)
  })
}
