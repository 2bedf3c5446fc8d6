// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/site/pages/error/ErrorBoundary'
import { config } from '../../../src/site/config'
import navigation from '../../../src/site/content/navigation.json'
import { popularPaths } from '../../../src/site/pages/not-found/not-found.json'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

describe('an unknown address', () => {
  test("says that the page doesn't exist, in the specification's words", async () => {
    await visitSite('/nowhere')
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.textContent).toBe("Oops! The page you're looking for doesn't exist.")
  })

  test('leads home and to the chat group', async () => {
    await visitSite('/forms/nowhere')
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('main').querySelector(`a[href="${config.links.chat}"]`)).toBeVisible()
  })

  test('offers the most similar pages first, then the most visited ones', async () => {
    await visitSite('/updtes')
    const near = screen.getByRole('navigation', { name: 'Were you looking for one of these?' })
    const links = within(near).getAllByRole('link')
    const paths = links.map((link) => link.getAttribute('href'))
    const popular = navigation.main.flatMap((page) => (popularPaths.includes(page.path) ? [page.path] : []))
    const others = popular.filter((path) => path !== '/updates')
    expect(paths).toEqual(['/updates', ...others].slice(0, popular.length))
  })

  test('offers the most visited pages if none is similar', async () => {
    await visitSite('/zzz')
    const popular = screen.getByRole('navigation', { name: 'Popular pages' })
    expect(within(popular).getAllByRole('link')).toHaveLength(popularPaths.length)
  })
})

describe('the address of a form that is gone', () => {
  const draft = {
    savedAt: Date.now(),
    version: 'old',
    answers: { block: 'Dirt', why: 'It is everywhere' },
    labels: { block: 'Favourite block', why: 'Why' },
    others: [{ label: 'Colour', text: 'Brown' }],
  }
  beforeEach(() => localStorage.setItem('form-draft/old-form/1a2b', JSON.stringify(draft)))
  afterEach(() => localStorage.clear())

  test('shows the answers of its drafts, to be copied, until they are removed', async () => {
    await visitSite('/forms/old-form')
    const answers = await screen.findByRole('region', { name: 'Answers to a form that is gone' })
    for (const text of ['Favourite block', 'Dirt', 'Why', 'It is everywhere', 'Colour', 'Brown'])
      expect(within(answers).getByText(text)).toBeVisible()
    expect(within(answers).getByRole('button', { name: 'Copy these answers' })).toBeVisible()
    fireEvent.click(within(answers).getByRole('button', { name: 'Remove these answers' }))
    expect(answers).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  test('shows nothing of another form’s drafts', async () => {
    await visitSite('/forms/old')
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(screen.queryByText('Dirt')).toBeNull()
  })
})

describe('the error screen', () => {
  // React logs the error that it renders; this test causes it on purpose.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void vi.restoreAllMocks())

  function breakWith(error: unknown): void {
    const Broken = () => {
      throw error
    }
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    )
  }

  test("has the specification's heading and the error's message", () => {
    breakWith(new Error('The arena is on fire.'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
    expect(screen.getByText('The arena is on fire.').tagName).toBe('PRE')
  })

  test('shows what was thrown even if it is not an Error', () => {
    breakWith('out of blocks')
    expect(screen.getByText('out of blocks')).toBeVisible()
  })

  test('offers to reload the page and to go home', () => {
    breakWith(new Error('The arena is on fire.'))
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  })
})
