// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kitchenSink } from '../../support/kitchen-sink'
import { memoryStorage, renderFormPage, today } from '../../support/render-form-page'
import { saveDraft } from '../../../src/site/form-page/draft'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const key = 'form-draft/kitchen-sink'
const minute = 60_000

function storageWithDraft() {
  const storage = memoryStorage()
  const answers = { name: 'Steve', topic: 'Other', otherTopic: 'Fish', place: 'Sea', role: 'Sailor' }
  saveDraft(storage, kitchenSink, { savedAt: today.getTime() - 20 * minute, answers })
  return storage
}

const savedName = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.getItem(key) ?? '{}')?.answers?.name

describe('what is typed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  function type(text: string) {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } })
  }

  test('is saved 500 ms after the last change', () => {
    const { storage } = renderFormPage()
    type('Ste')
    act(() => void vi.advanceTimersByTime(400))
    type('Steve')
    act(() => void vi.advanceTimersByTime(499))
    expect(savedName(storage)).toBeUndefined()
    act(() => void vi.advanceTimersByTime(1))
    expect(savedName(storage)).toBe('Steve')
  })

  test('is saved at once when the page is left', () => {
    const { storage, unmount } = renderFormPage()
    type('Steve')
    window.dispatchEvent(new Event('pagehide'))
    expect(savedName(storage)).toBe('Steve')
    type('Steve2')
    unmount()
    expect(savedName(storage)).toBe('Steve2')
  })

  test('leaves no draft when it is taken away again', () => {
    const { storage } = renderFormPage()
    type('Steve')
    act(() => void vi.advanceTimersByTime(500))
    type('')
    act(() => void vi.advanceTimersByTime(500))
    expect(storage.entries.size).toBe(0)
  })

  test('does not do away with the draft that is still offered when it is taken away again', () => {
    const storage = storageWithDraft()
    renderFormPage({ storage: () => storage })
    type('Alex')
    act(() => void vi.advanceTimersByTime(500))
    expect(savedName(storage)).toBe('Alex')
    type('')
    act(() => void vi.advanceTimersByTime(500))
    expect(savedName(storage)).toBe('Steve')
  })
})

describe('a draft of an earlier visit', () => {
  test('is offered in a region, and the form starts empty', () => {
    renderFormPage({ storage: storageWithDraft })
    const banner = within(screen.getByRole('region', { name: 'Saved draft' }))
    expect(banner.getByText('You have an unfinished form from 20 minutes ago.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('comes back when the visitor wants it, with the questions it calls for', async () => {
    const { user } = renderFormPage({ storage: storageWithDraft })
    await user.click(screen.getByRole('button', { name: 'Restore draft' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(screen.getByLabelText('Other topic')).toHaveValue('Fish')
    expect(screen.getByLabelText('Role')).toHaveValue('Sailor')
    expect(screen.queryByRole('region', { name: 'Saved draft' })).toBeNull()
    expect(screen.getByText('Your draft is back in the form.')).toBeInTheDocument()
    expect(screen.getByText('Answer every question unless it says optional.')).toHaveFocus()
  })

  test('is deleted when the visitor wants that', async () => {
    const storage = storageWithDraft()
    const { user } = renderFormPage({ storage: () => storage })
    await user.click(screen.getByRole('button', { name: 'Delete draft' }))
    expect(storage.entries.size).toBe(0)
    expect(screen.queryByRole('region', { name: 'Saved draft' })).toBeNull()
    expect(screen.getByText('The draft is deleted.')).toBeInTheDocument()
  })

  test('is gone once the form was sent', async () => {
    const { answer, send, storage, unmount } = renderFormPage()
    await answer()
    await send()
    await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })
    expect(storage.entries.size).toBe(0)
    unmount()
    expect(storage.entries.size).toBe(0)
  })

  test('is not missed where the browser keeps nothing', async () => {
    const { answer, send } = renderFormPage({ storage: () => undefined })
    await answer()
    await send()
    expect(await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })).toBeVisible()
  })
})
