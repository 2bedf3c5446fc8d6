// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Gallery } from '../../../src/site/content/content-types'
import gallery from '../../../src/site/content/gallery.json'
import { config } from '../../../src/site/config'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

// Staff may have one picture, or none.
const { images } = gallery as Gallery
const count = images.length
/** Which image comes after the second: the first, where there are two. */
const afterSecond = (2 % count) + 1
const dialog = () => screen.getByRole('dialog')
const position = () => within(dialog()).getByText(/^Image \d+ of \d+/).textContent
const press = (name: string) => userEvent.setup().click(within(dialog()).getByRole('button', { name }))

async function openImage(at: number): Promise<void> {
  await visitSite('/gallery')
  const images = within(screen.getByRole('main')).getAllByRole('button', { name: /^Open|Open / })
  await userEvent.setup().click(images[at - 1] ?? document.body)
}

test('the page shows every image, each with a text alternative', async () => {
  await visitSite('/gallery')
  const images = within(screen.getByRole('main')).queryAllByRole('img')
  expect(images).toHaveLength(count)
  for (const image of images) expect(image).toHaveAttribute('alt', expect.stringMatching(/\S/))
})

describe.each(images.slice(1, 2))('the dialog', (second) => {
  test('opens at the chosen image', async () => {
    await openImage(2)
    expect(position()).toBe(`Image 2 of ${count}: ${second.title}`)
  })

  test('goes to the next image, and from the last to the first', async () => {
    await openImage(count - 1)
    await press('Next')
    expect(position()).toContain(`Image ${count} of ${count}`)
    await press('Next')
    expect(position()).toContain(`Image 1 of ${count}`)
  })

  test('goes back, and from the first to the last', async () => {
    await openImage(1)
    await press('Previous')
    expect(position()).toContain(`Image ${count} of ${count}`)
  })

  test.each([
    ['{ArrowRight}', afterSecond],
    ['{ArrowLeft}', 1],
    ['{Home}', 1],
    ['{End}', count],
  ])('the key %s leads to image %d', async (key, at) => {
    await openImage(2)
    act(() => within(dialog()).getByRole('button', { name: 'Next' }).focus())
    await userEvent.setup().keyboard(key)
    expect(position()).toContain(`Image ${at} of ${count}`)
  })

  test.each([
    [-51, afterSecond],
    [51, 1],
    [-50, 2],
    [50, 2],
  ])('a swipe of %d px leads to image %d', async (across, at) => {
    await openImage(2)
    const image = within(dialog()).getByRole('img')
    fireEvent.pointerDown(image, { pointerId: 1, isPrimary: true, clientX: 200, clientY: 100 })
    fireEvent.pointerUp(image, { pointerId: 1, isPrimary: true, clientX: 200 + across, clientY: 110 })
    expect(position()).toContain(`Image ${at} of ${count}`)
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
    expect(link).toHaveAttribute('download', `${second.id}.jpg`)
    expect(link).toHaveAttribute('href', `/images/${second.id}.jpg`)
  })
})

describe.each(images.slice(1, 2))('sharing', (second) => {
  const alert = () => within(dialog()).getByRole('alert')

  test('says so if the browser cannot share', async () => {
    await openImage(2)
    await press('Share')
    expect(alert().textContent).toBe('Sharing is not supported in your browser.')
  })

  test("hands the image's address to the browser", async () => {
    const share = vi.fn<typeof navigator.share>().mockResolvedValue()
    await shareWith(share)
    expect(share).toHaveBeenCalledWith({
      title: `${second.title} on ${config.network.name}`,
      url: `http://localhost:3000/images/${second.id}.jpg`,
    })
    expect(alert()).toBeEmptyDOMElement()
  })

  test.each([
    ['cancels', 'AbortError'],
    ['presses again while the sheet is open', 'InvalidStateError'],
  ])('says nothing when the visitor %s', async (_, name) => {
    await shareWith(() => Promise.reject(new DOMException('Not shared', name)))
    expect(alert()).toBeEmptyDOMElement()
  })

  async function shareWith(share: typeof navigator.share): Promise<void> {
    await openImage(2)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    await press('Share')
  }
})
