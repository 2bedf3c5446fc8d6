// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import home from '../../../src/site/content/home.json'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const address = 'play.emberfall.example:25565'

async function copyOn(path: string, name: string, clipboard: object | undefined): Promise<void> {
  await visitSite(path)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }))
  await act(async () => screen.getByRole('button', { name }).click())
}

test.each([
  ['/', home.hero.copy, home.hero.copied],
  ['/stats', 'Copy IP', 'IP copied to clipboard!'],
])('on %s, "%s" copies the address with its port and says "%s"', async (path, name, notice) => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  await copyOn(path, name, { writeText })
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
  expect(screen.getByText(notice).closest('[role="status"]')).toBeVisible()
})

test('if the browser refuses, the address is selected for copying by hand', async () => {
  await copyOn('/', home.hero.copy, { writeText: () => Promise.reject(new Error('denied')) })
  const field = screen.getByLabelText('Copy this address')
  expect(field).toHaveValue(address)
  expect(field).toHaveFocus()
  expect(screen.queryByText(home.hero.copied)).not.toBeInTheDocument()
})
