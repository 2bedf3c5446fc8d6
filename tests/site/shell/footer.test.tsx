// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { config } from '../../../src/site/config'
import type { Navigation } from '../../../src/site/content/content-types'
import navigation from '../../../src/site/content/navigation.json'
import { PageRenderingContext } from '../../../src/site/page-rendering'
import { Footer } from '../../../src/site/shell/Footer'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const footer = () => screen.getByRole('contentinfo')

test('the footer links to the legal pages of the content', async () => {
  await visitSite('/about')
  for (const { label, path } of navigation.legal)
    expect(within(footer()).getByRole('link', { name: label })).toHaveAttribute('href', path)
})

test('the footer links to the chat and the other places of the content, in its order, each in a new tab', async () => {
  await visitSite('/about')
  const outside = within(footer())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('target') === '_blank')
  const listed = (navigation as Navigation).outside
  expect(outside.map((link) => link.getAttribute('href'))).toEqual(listed.map(({ to }) => config.links[to]))
  for (const link of outside) expect(link).toHaveAccessibleName(/\(opens in new tab\)$/)
})

test('each link to another place has its label from the content', async () => {
  await visitSite('/about')
  for (const { label, to } of (navigation as Navigation).outside)
    expect(within(footer()).getByRole('link', { name: `${label} (opens in new tab)` })).toHaveAttribute(
      'href',
      config.links[to],
    )
})

test('the copyright line has the current year', async () => {
  await visitSite('/about')
  expect(footer()).toHaveTextContent(`© ${new Date().getFullYear()} ${config.network.name}`)
})

test.each([
  ['Pacific/Kiritimati', '2026-12-31T11:00:00Z', 2027],
  ['Pacific/Niue', '2027-01-01T10:00:00Z', 2026],
])('the copyright line in %s at %s has the year of the visitor’s calendar', async (zone, now, year) => {
  vi.stubEnv('TZ', zone)
  vi.setSystemTime(now)
  await visitSite('/about')
  expect(footer()).toHaveTextContent(`© ${year} ${config.network.name}`)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
  'the first render in %s has the year of the build, at the turn of a year too',
  (zone) => {
    vi.stubEnv('TZ', zone)
    for (const renderedAt of ['2025-12-31T23:30:00Z', '2026-01-01T00:30:00Z'])
      expect(
        renderToString(
          <PageRenderingContext value={{ path: '/about', renderedAt }}>
            <Footer inert={false} />
          </PageRenderingContext>,
        ),
      ).toContain(`© ${renderedAt.slice(0, 4)} `)
    vi.unstubAllEnvs()
  },
)

describe('the theme control', () => {
  const choose = async (name: string) => {
    await visitSite('/about')
    await userEvent.setup().click(screen.getByRole('radio', { name }))
  }

  test('starts with the system', async () => {
    await visitSite('/about')
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  })

  test.each(['Dark', 'Light'])('shows and keeps %s', async (name) => {
    await choose(name)
    expect(document.documentElement).toHaveAttribute('data-theme', name.toLowerCase())
    expect(localStorage.getItem('theme')).toBe(name.toLowerCase())
    expect(screen.getByRole('radio', { name })).toBeChecked()
  })

  test('goes back to the system and stores nothing', async () => {
    await choose('Dark')
    await userEvent.setup().click(screen.getByRole('radio', { name: 'System' }))
    expect(document.documentElement).not.toHaveAttribute('data-theme')
    expect(localStorage.getItem('theme')).toBeNull()
  })
})
