// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fillText } from '../../src/engine/fill-text'
import { ServicesContext, type Services } from '../../src/workbench/client/services'
import { Tour } from '../../src/workbench/client/pages/form/Tour'
import texts from '../../src/workbench/client/texts.json'
import { setUpScreen } from '../support/screen-matchers'

setUpScreen()

function show() {
  // Only the storage is used.
  const services = { storage: localStorage } as unknown as Services
  return render(
    <ServicesContext value={services}>
      <Tour canSave={false} />
    </ServicesContext>,
  )
}

describe('the tour', () => {
  it('has at most four cards, ends with how to publish changes, and never appears again', async () => {
    localStorage.clear()
    const user = userEvent.setup()
    const { unmount } = show()
    expect(screen.getByText(/^Tip 1 of [1-4]$/)).toBeVisible()
    while (screen.queryByRole('button', { name: texts.tour.next }))
      await user.click(screen.getByRole('button', { name: texts.tour.next }))
    expect(screen.getByText(texts.tour.propose)).toBeVisible()
    await user.click(screen.getByRole('button', { name: texts.tour.close }))
    expect(screen.queryByRole('region')).toBeNull()
    unmount()
    show()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('shows the icon of the menu that it is about, and says it in words', () => {
    localStorage.clear()
    show()
    const [tip = ''] = texts.tour.tips
    expect(screen.getByRole('region')).toHaveTextContent(
      fillText(tip, { drag: texts.tour.drag, menu: texts.tour.menu }),
    )
    expect(tip).toContain('{menu}')
  })

  it('can be closed at once, permanently', async () => {
    localStorage.clear()
    const { unmount } = show()
    await userEvent.setup().click(screen.getByRole('button', { name: texts.tour.close }))
    unmount()
    show()
    expect(screen.queryByRole('region')).toBeNull()
  })
})
