// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { isKept } from '../../../src/site/kept-requests'
import { tellElsewhere } from '../../../src/site/notices/tell-elsewhere'
import { kitchenSink } from '../../support/kitchen-sink'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()
afterEach(() =>
  act(() => screen.queryAllByRole('button', { name: 'Close' }).forEach((button) => button.click())),
)

const tell = (ended: Parameters<typeof tellElsewhere>[1]) =>
  act(() => tellElsewhere(kitchenSink, ended, true))
const close = async (region = document.body) =>
  userEvent.click(within(region).getByRole('button', { name: 'Close' }))
// The content of the sent form is not read here.
const sent = { reference: 'KS-7K3M9Q', sentAt: new Date(0), answers: {} as never }
const failure = { reference: 'KS-7K3M9Q', sentAt: new Date(0), triedAt: new Date(0), isUncertain: false }

test('a sent form is reported on another page, with its number to keep, until the notice is closed', async () => {
  await visitSite('/about')
  tell({ step: 'sent', sent, hasMore: false })
  const region = await screen.findByRole('region', { name: /^About your form/ })
  expect(region).toHaveTextContent('✅ Sink sent successfully!')
  expect(region).toHaveTextContent('Kitchen Sink, reference KS-7K3M9Q.')
  act(() => screen.getByRole('button', { name: 'Save to My requests' }).click())
  expect(screen.getByText("Saved. You'll find it under My requests on the Forms page.")).toBeVisible()
  expect(isKept(localStorage, 'KS-7K3M9Q')).toBe(true)
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('region', { name: /^About your form/ })).toBeNull()
})

test('what is told is put into a live region that was there before', async () => {
  await visitSite('/about')
  const places = screen.getAllByRole('status')
  tell({ step: 'sent', sent, hasMore: false })
  const region = await screen.findByRole('region', { name: /^About your form/ })
  expect(places.filter((place) => place.contains(region))).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a number that the browser does not copy is shown selected, to be copied by hand', async () => {
  await visitSite('/about')
  tell({ step: 'sent', sent, hasMore: false })
  const copy = await screen.findByRole('button', { name: 'Copy number' })
  await act(async () => copy.click())
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this number' })
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('KS-7K3M9Q')
  expect(screen.queryByText('Number copied.')).toBeNull()
})

test('a failed form is reported with its own text, and a link back to it', async () => {
  await visitSite('/about')
  tell({ step: 'failed', failure: { ...failure, reason: 'offline' } })
  expect(await screen.findByRole('alert')).toHaveTextContent('❌ The sink cannot be reached.')
  expect(screen.getByRole('alert').closest('[role=status]')).toBeNull()
  expect(screen.getByText('Your answers are kept on this device.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kitchen Sink' })).toHaveAttribute('href', '/forms/kitchen-sink')
})

test('of several forms that end at once each is reported, those that failed first, until it is closed by itself', async () => {
  await visitSite('/about')
  act(() => {
    tellElsewhere(kitchenSink, { step: 'sent', sent, hasMore: false }, true)
    tellElsewhere(kitchenSink, { step: 'failed', failure: { ...failure, reason: 'offline' } }, true)
    tellElsewhere(
      kitchenSink,
      { step: 'sent', sent: { ...sent, reference: 'KS-222222' }, hasMore: false },
      true,
    )
  })
  const regions = await screen.findAllByRole('region', { name: /^About your form/ })
  expect(regions.map((region) => region.textContent)).toEqual([
    expect.stringContaining('❌ The sink cannot be reached.'),
    expect.stringContaining('reference KS-7K3M9Q.'),
    expect.stringContaining('reference KS-222222.'),
  ])
  expect(new Set(regions.map((region) => region.ariaLabel)).size).toBe(3)
  const [failed, first, second] = regions
  expect(
    within(failed ?? document.body)
      .getByRole('alert')
      .closest('[role=status]'),
  ).toBeNull()
  await close(first)
  expect(screen.getAllByRole('region', { name: /^About your form/ })).toEqual([failed, second])
  await close(failed)
  expect(screen.getAllByRole('region', { name: /^About your form/ })).toEqual([second])
  await close(second)
  expect(screen.queryByRole('region', { name: /^About your form/ })).toBeNull()
})

test('after one of several notices is closed, the keyboard goes on at the next', async () => {
  await visitSite('/about')
  tell({ step: 'failed', failure: { ...failure, reason: 'offline' } })
  tell({ step: 'sent', sent, hasMore: false })
  const [failed, arrived] = await screen.findAllByRole('region', { name: /^About your form/ })
  await close(failed)
  expect(within(arrived ?? document.body).getByRole('button', { name: 'Close' })).toHaveFocus()
  await close(arrived)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a failed form is said to be on the device only if it is', async () => {
  await visitSite('/about')
  act(() => tellElsewhere(kitchenSink, { step: 'failed', failure: { ...failure, reason: 'offline' } }, false))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your answers are still in the form, in this tab only.',
  )
  expect(screen.queryByText(/kept on this device/)).toBeNull()
})

test('a form with errors is reported, too', async () => {
  await visitSite('/about')
  tell({ step: 'fix', errors: [] })
  expect(await screen.findByRole('alert')).toHaveTextContent(/needs fixing/)
})
