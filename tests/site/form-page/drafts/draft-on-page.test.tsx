// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveDraft, versionOf, type Draft } from '../../../../src/site/submission/draft'
import { draftKeys } from '../../../../src/site/submission/draft-keys'
import { goodAnswers, kitchenSink } from '../../../support/kitchen-sink'
import { memoryStorage } from '../../../support/memory-storage'
import { renderFormPage, today } from '../../../support/render-form-page'
import { setUpScreen } from '../../../support/screen-matchers'

setUpScreen()

const earlier = 'form-draft/kitchen-sink/earlier'
const own = 'form-draft/kitchen-sink/0'
const minute = 60_000

function storageWithDraft(change: Partial<Draft> = {}) {
  const storage = memoryStorage()
  saveDraft(storage, earlier, {
    savedAt: today.getTime() - 20 * minute,
    version: versionOf(kitchenSink),
    answers: { name: 'Steve', topic: 'Other', otherTopic: 'Fish', place: 'Sea', role: 'Sailor' },
    labels: {},
    others: [],
    ...change,
  })
  return storage
}

type Store = ReturnType<typeof memoryStorage>

const savedAt = (storage: Store, key = own): Partial<Draft> => JSON.parse(storage.getItem(key) ?? '{}')
const savedName = (storage: Store) => savedAt(storage).answers?.['name']

describe('what is typed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  function type(text: string) {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } })
  }

  test('is saved 500 ms after a change, also while typing continues', () => {
    const { storage } = renderFormPage()
    type('Ste')
    act(() => void vi.advanceTimersByTime(400))
    type('Stev')
    act(() => void vi.advanceTimersByTime(99))
    expect(savedName(storage)).toBeUndefined()
    act(() => void vi.advanceTimersByTime(1))
    expect(savedName(storage)).toBe('Stev')
    type('Steve')
    act(() => void vi.advanceTimersByTime(500))
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

  test('leaves no draft when it is deleted again', () => {
    const { storage } = renderFormPage()
    type('Steve')
    act(() => void vi.advanceTimersByTime(500))
    type('')
    act(() => void vi.advanceTimersByTime(500))
    expect(storage.entries.size).toBe(0)
  })

  test('never touches the draft of an earlier visit, or of another tab', () => {
    const storage = storageWithDraft()
    const before = storage.getItem(earlier)
    renderFormPage({ storage: () => storage })
    type('Alex')
    act(() => void vi.advanceTimersByTime(500))
    expect(savedName(storage)).toBe('Alex')
    type('')
    act(() => void vi.advanceTimersByTime(500))
    expect([...storage.entries]).toEqual([[earlier, before]])
  })
})

describe('a draft of an earlier visit', () => {
  const banner = async () => within(await screen.findByRole('region', { name: 'Saved draft' }))
  const restore = async (user: ReturnType<typeof renderFormPage>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Restore draft' }))

  test('is offered in a region, and the form starts empty', async () => {
    renderFormPage({ storage: storageWithDraft })
    expect((await banner()).getByText('You already started this form.')).toBeVisible()
    expect((await banner()).getByText(/^5 of \d+ answers saved, today \d{1,2}:40\s[AP]M$/)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('is restored when the visitor wants it, with the questions its answers show', async () => {
    const { user } = renderFormPage({ storage: storageWithDraft })
    await restore(user)
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(screen.getByLabelText('Other topic')).toHaveValue('Fish')
    expect(screen.getByLabelText('Role')).toHaveValue('Sailor')
    expect(screen.queryByRole('region', { name: 'Saved draft' })).toBeNull()
    expect(screen.getByText('Your answers are back in the form.')).toBeVisible()
    expect(screen.getByText('You can skip optional questions.')).toHaveFocus()
  })

  test('does not overwrite what was typed in this visit, and lets the visitor choose', async () => {
    const storage = storageWithDraft()
    const { user } = renderFormPage({ storage: () => storage })
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Alex' } })
    await restore(user)
    expect(screen.getByLabelText('Name')).toHaveValue('Alex')
    expect(screen.getByLabelText('Other topic')).toHaveValue('Fish')
    const choices = () => screen.getByRole('region', { name: 'Other answers from your draft' })
    expect(choices()).toHaveTextContent('NameSteve')
    expect(savedAt(storage)).toMatchObject({
      answers: { name: 'Alex', otherTopic: 'Fish' },
      others: [{ label: 'Name', text: 'Steve', name: 'name' }],
    })
    await user.click(screen.getByRole('button', { name: 'Use this answer Name' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect(choices()).toHaveTextContent('NameAlex')
    await user.click(within(choices()).getByRole('button', { name: 'Remove these answers' }))
    expect(screen.queryByRole('region', { name: 'Other answers from your draft' })).toBeNull()
  })

  test('is offered with the others, the fullest first, until each is decided on', async () => {
    const storage = storageWithDraft()
    const scrap = {
      savedAt: today.getTime() - minute,
      version: versionOf(kitchenSink),
      labels: {},
      others: [],
    }
    saveDraft(storage, 'form-draft/kitchen-sink/scrap', { ...scrap, answers: { name: 'N' } })
    const { user } = renderFormPage({ storage: () => storage })
    const rows = (await banner()).getAllByRole('listitem')
    expect(rows.map((row) => /^\d+/.exec(row.textContent ?? '')?.[0])).toEqual(['5', '1'])
    await user.click(screen.getAllByRole('button', { name: 'Restore draft' })[0] ?? document.body)
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect((await banner()).getAllByRole('listitem')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Delete draft' }))
    expect(screen.queryByRole('region', { name: 'Saved draft' })).toBeNull()
    expect([...storage.entries.keys()]).toEqual([own])
  })

  test('has a reference from its first character, so that two tabs that restore it use the same one', async () => {
    const reference = 'KS-7K3M9Q'
    const attempt = { reference, sentAt: today, answers: '', stored: 0, isUncertain: false }
    const both = storageWithDraft({ attempt, answers: goodAnswers })
    const tabs = [renderFormPage({ storage: () => both }), renderFormPage({ storage: () => both })]
    const footers: (string | undefined)[] = []
    for (const { user, container } of tabs) {
      await user.click(await within(container).findByRole('button', { name: 'Restore draft' }))
    }
    for (const { user, container, delivery } of tabs) {
      await user.click(
        within(container).getByRole('button', { name: kitchenSink.ui['ui:submitButtonOptions'].submitText }),
      )
      await within(container).findByRole('heading', { name: '✅ Sink sent successfully!' })
      footers.push(delivery.record[0]?.embeds[0]?.footer.text)
    }
    expect(footers).toEqual([
      `Reference ${reference}`,
      `Reference ${reference} · sent again, perhaps a double`,
    ])
  })

  test('becomes the draft of this visit', async () => {
    const storage = storageWithDraft()
    const { user } = renderFormPage({ storage: () => storage })
    await restore(user)
    expect([...storage.entries.keys()]).toEqual([own])
    expect(savedName(storage)).toBe('Steve')
  })

  test('stays where it is if there is no room for another', async () => {
    const storage = storageWithDraft()
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { user } = renderFormPage({ storage: () => ({ ...storage, length: 1, setItem }) })
    await restore(user)
    expect(screen.getByLabelText('Name')).toHaveValue('Steve')
    expect([...storage.entries.keys()]).toEqual([earlier])
  })

  test('is deleted when the visitor wants that, and comes back with Undo', async () => {
    const storage = storageWithDraft()
    const { user } = renderFormPage({ storage: () => storage })
    await user.click(await screen.findByRole('button', { name: 'Delete draft' }))
    expect(storage.entries.size).toBe(0)
    expect(screen.queryByRole('region', { name: 'Saved draft' })).toBeNull()
    expect(screen.getByText('Draft deleted.')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('region', { name: 'Saved draft' })).toHaveFocus()
    expect([...storage.entries.keys()]).toEqual([earlier])
  })

  test('that was on its way says that it may have arrived, and keeps its reference when it is sent again', async () => {
    const first = renderFormPage({ random: () => 0.5 })
    await first.answer()
    first.delivery.failAfter(0, { reason: 'offline', uncertain: true })
    await first.send()
    await screen.findByRole('alert')
    first.unmount()
    const second = renderFormPage({ storage: () => first.storage })
    expect(
      (await banner()).getByText(
        /^You tried to send this form, and it may have reached us\. .* the same number \(KS-GGGGGG\)\.$/,
      ),
    ).toBeVisible()
    await restore(second.user)
    await second.send()
    await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })
    expect(second.delivery.record[0]?.embeds[0]?.footer.text).toBe(
      'Reference KS-GGGGGG · sent again, perhaps a double',
    )
    expect(draftKeys(first.storage)).toEqual([])
  })

  test('whose page closed between two messages continues with the missing one', async () => {
    const first = renderFormPage({ random: () => 0.5 })
    await first.answer()
    fireEvent.change(screen.getByLabelText('Phone (optional)'), { target: { value: 'p'.repeat(9000) } })
    first.delivery.failAfter(1, { reason: 'offline', uncertain: true })
    await first.send()
    await screen.findByRole('alert')
    first.unmount()
    const second = renderFormPage({ storage: () => first.storage })
    await restore(second.user)
    await second.send()
    await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })
    const parts = [...first.delivery.record, ...second.delivery.record]
    const footers = parts.map(({ embeds }) => embeds[0]?.footer.text)
    expect(footers).toEqual([
      'Reference KS-GGGGGG · 1/2',
      'Reference KS-GGGGGG · 2/2 · sent again, perhaps a double',
    ])
    expect(second.delivery.record.length).toBeGreaterThan(0)
  })

  test('is gone once the form is sent', async () => {
    const { answer, send, storage, unmount } = renderFormPage()
    await answer()
    await send()
    await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })
    expect(draftKeys(storage)).toEqual([])
    unmount()
    expect(draftKeys(storage)).toEqual([])
  })

  test('is neither offered nor kept once all that it contains is sent', async () => {
    const storage = storageWithDraft({ answers: goodAnswers })
    const { answer, send } = renderFormPage({ storage: () => storage })
    await banner()
    await answer()
    await send()
    await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })
    expect(screen.queryByRole('region', { name: 'Saved draft' })).toBeNull()
    expect(draftKeys(storage)).toEqual([])
  })

  test.each<[string, Partial<Draft>]>([
    ['another answer', { answers: { ...goodAnswers, name: 'Alex' } }],
    ['an answer to a question that was not asked', { answers: { ...goodAnswers, otherTopic: 'Fish' } }],
    ['an answer that no longer fits', { answers: goodAnswers, others: [{ label: 'Pet', text: 'Cat' }] }],
    [
      'a reference under which it may have arrived',
      {
        answers: goodAnswers,
        attempt: { reference: 'KS-7K3M9Q', sentAt: today, answers: '', stored: 0, isUncertain: true },
      },
    ],
  ])('is still offered after another was sent if it has %s', async (_, change) => {
    const storage = storageWithDraft(change)
    const { answer, send } = renderFormPage({ storage: () => storage })
    await answer()
    await send()
    await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })
    expect(await screen.findByRole('region', { name: 'Saved draft' })).toBeVisible()
    expect(draftKeys(storage)).toEqual([earlier])
  })

  test('is not required if the browser stores nothing', async () => {
    const { answer, send } = renderFormPage({ storage: () => undefined })
    await answer()
    await send()
    expect(await screen.findByRole('heading', { name: '✅ Sink sent successfully!' })).toBeVisible()
  })
})
