import { describe, expect, test } from 'vitest'
import { deleteDraft, readDraft, saveDraft } from '../../../src/site/form-page/draft'
import { aForm } from '../../engine/a-form'
import { kitchenSink } from '../../support/kitchen-sink'
import { memoryStorage } from '../../support/render-form-page'

const day = 24 * 60 * 60 * 1000
const draft = { savedAt: 10 * day, answers: { name: 'Steve', otherTopic: 'hidden' } }
const key = 'form-draft/kitchen-sink'

function stored(change: (kept: Record<string, unknown>) => unknown) {
  const storage = memoryStorage()
  saveDraft(storage, kitchenSink, draft)
  const kept: Record<string, unknown> = JSON.parse(storage.getItem(key) ?? '')
  storage.setItem(key, JSON.stringify(change(kept)))
  return storage
}

describe('a draft', () => {
  test('comes back as it was saved, hidden answers included', () => {
    const storage = memoryStorage()
    saveDraft(storage, kitchenSink, draft)
    expect(readDraft(storage, kitchenSink, 10 * day)).toEqual(draft)
  })

  test('lasts for seven days', () => {
    const storage = stored((kept) => kept)
    expect(readDraft(storage, kitchenSink, 17 * day)).toEqual(draft)
    expect(readDraft(storage, kitchenSink, 17 * day + 1)).toBeUndefined()
  })

  test('is gone when it was deleted', () => {
    const storage = stored((kept) => kept)
    deleteDraft(storage, kitchenSink)
    expect(readDraft(storage, kitchenSink, 10 * day)).toBeUndefined()
  })

  test('does not fit a form whose questions have changed', () => {
    const changed = { ...aForm({ properties: { name: { type: 'string' } } }), slug: 'kitchen-sink' }
    expect(
      readDraft(
        stored((kept) => kept),
        changed,
        10 * day,
      ),
    ).toBeUndefined()
  })

  test('leaves out what is no question of the form, or no text', () => {
    const storage = stored((kept) => ({ ...kept, answers: { name: 'Steve', age: 7, stranger: 'x' } }))
    expect(readDraft(storage, kitchenSink, 10 * day)?.answers).toEqual({ name: 'Steve' })
  })

  test.each([
    ['nothing', () => null],
    ['a number', () => 7],
    ['a list', () => []],
    ['no time', (kept: object) => ({ ...kept, savedAt: 'yesterday' })],
    ['a time that is no number', (kept: object) => ({ ...kept, savedAt: null })],
    ['no answers', (kept: object) => ({ ...kept, answers: 'x' })],
    ['empty answers', (kept: object) => ({ ...kept, answers: { name: '' } })],
  ])('counts as none where there is %s', (_, change) => {
    expect(readDraft(stored(change), kitchenSink, 10 * day)).toBeUndefined()
  })

  test('counts as none where there is broken JSON', () => {
    expect(readDraft(memoryStorage({ [key]: '{' }), kitchenSink, 10 * day)).toBeUndefined()
  })

  test('is silently not kept where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('storage is off')
    }
    const off = { getItem: refuse, setItem: refuse, removeItem: refuse }
    saveDraft(off, kitchenSink, draft)
    deleteDraft(off, kitchenSink)
    expect(readDraft(off, kitchenSink, 10 * day)).toBeUndefined()
    expect(readDraft(undefined, kitchenSink, 10 * day)).toBeUndefined()
  })
})
