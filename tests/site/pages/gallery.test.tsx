// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const dialog = () => screen.getByRole('dialog')
const position = () => within(dialog()).getByText(/^Image \d of 5/).textContent
const press = (name: string) => userEvent.setup().click(within(dialog()).getByRole('button', { name }))

async function openImage(at: number): Promise<void> {
  await visitSite('/gallery')
  const images = within(screen.getByRole('main')).getAllByRole('button', { name: /^Open|Open / })
  await userEvent.setup().click(images[at - 1] ?? document.body)
}

test('the page shows 5 images, each with words for what it shows', async () => {
  await visitSite('/gallery')
  const images = within(screen.getByRole('main')).getAllByRole('img')
  expect(images).toHaveLength(5)
  for (const image of images) expect(image).toHaveAttribute('alt', expect.stringMatching(/.{20}/))
})

describe('the dialog', () => {
  test('opens at the image that was chosen', async () => {
    await openImage(2)
    expect(position()).toBe('Image 2 of 5: Survival Valley')
  })

  test('goes on to the next image, and from the last to the first', async () => {
    await openImage(4)
    await press('Next')
    expect(position()).toMatch(/^Image 5 of 5/)
    await press('Next')
    expect(position()).toMatch(/^Image 1 of 5/)
  })

  test('goes back, and from the first to the last', async () => {
    await openImage(1)
    await press('Previous')
    expect(position()).toMatch(/^Image 5 of 5/)
  })

  test.each([
    ['{ArrowRight}', 3],
    ['{ArrowLeft}', 1],
    ['{Home}', 1],
    ['{End}', 5],
  ])('goes by the key %s to image %d', async (key, at) => {
    await openImage(2)
    act(() => within(dialog()).getByRole('button', { name: 'Next' }).focus())
    await userEvent.setup().keyboard(key)
    expect(position()).toMatch(new RegExp(`^Image ${at} of 5`))
  })

  test.each([
    [-51, 'Image 3 of 5'],
    [51, 'Image 1 of 5'],
    [-50, 'Image 2 of 5'],
    [50, 'Image 2 of 5'],
  ])('goes by a swipe of %d px to %s', async (across, place) => {
    await openImage(2)
    const image = within(dialog()).getByRole('img')
    fireEvent.pointerDown(image, { pointerId: 1, isPrimary: true, clientX: 200, clientY: 100 })
    fireEvent.pointerUp(image, { pointerId: 1, isPrimary: true, clientX: 200 + across, clientY: 110 })
    expect(position()).toMatch(place)
  })

  test('closes by its button', async () => {
    await openImage(2)
    await press('Close')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('closes by a click outside, not by one inside', async () => {
    await openImage(2)
    await userEvent.setup().click(within(dialog()).getByRole('img'))
    expect(dialog()).toBeVisible()
    await userEvent.setup().click(dialog())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('closes by Escape', async () => {
    await openImage(2)
    fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('saves the image as a file named after it', async () => {
    await openImage(2)
    const link = within(dialog()).getByRole('link', { name: 'Download' })
    expect(link).toHaveAttribute('download', 'survival-valley.jpg')
    expect(link).toHaveAttribute('href', '/images/survival-valley.jpg')
  })
})

describe('sharing', () => {
  const alert = () => within(dialog()).getByRole('alert')

  test('says so where the browser cannot share', async () => {
    await openImage(2)
    await press('Share')
    expect(alert().textContent).toBe('Sharing is not supported in your browser.')
  })

  test("hands the image's address to the browser", async () => {
    const share = vi.fn<typeof navigator.share>().mockResolvedValue()
    await shareWith(share)
    expect(share).toHaveBeenCalledWith({
      title: 'Survival Valley on Emberfall Network',
      url: 'http://localhost:3000/images/survival-valley.jpg',
    })
    expect(alert()).toBeEmptyDOMElement()
  })

  test('says nothing when the visitor thinks better of it', async () => {
    await shareWith(() => Promise.reject(new DOMException('Share canceled', 'AbortError')))
    expect(alert()).toBeEmptyDOMElement()
  })

  async function shareWith(share: typeof navigator.share): Promise<void> {
    await openImage(2)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    await press('Share')
  }
})
