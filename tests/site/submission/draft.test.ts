import { describe, expect, test } from 'vitest'
import { deleteDraft, saveDraft, versionOf, type Draft } from '../../../src/site/submission/draft'
import { draftKeys, keyPrefix } from '../../../src/site/submission/draft-keys'
import { clearOldDrafts, findDrafts } from '../../../src/site/form-page/drafts/find-draft'
import { readDraft } from '../../../src/site/submission/read-draft'
import { kitchenSink } from '../../support/kitchen-sink'
import { memoryStorage } from '../../support/memory-storage'

const day = 24 * 60 * 60 * 1000
const key = 'form-draft/kitchen-sink/a'
const attempt = {
  reference: 'KS-7K3M9Q',
  sentAt: new Date(9 * day),
  answers: '{}',
  stored: 1,
  isUncertain: true,
}
const draft: Draft = {
  savedAt: 10 * day,
  version: versionOf(kitchenSink),
  answers: { name: 'Steve', otherTopic: 'hidden' },
  labels: { name: 'Name' },
  others: [{ label: 'Pet', text: 'Cat' }],
  attempt,
}

function stored(change: (kept: Record<string, unknown>) => unknown = (kept) => kept) {
  const storage = memoryStorage()
  saveDraft(storage, key, draft)
  const kept: Record<string, unknown> = JSON.parse(storage.getItem(key) ?? '')
  storage.setItem(key, JSON.stringify(change(kept)))
  return storage
}

const read = (change?: (kept: Record<string, unknown>) => unknown) =>
  readDraft(stored(change), key, kitchenSink)

describe('a draft', () => {
  test('comes back as it was saved: hidden answers, answers that no longer fit, and its reference', () => {
    expect(read()).toEqual(draft)
  })

  test('is gone once it is deleted', () => {
    const storage = stored()
    deleteDraft(storage, key)
    expect(readDraft(storage, key, kitchenSink)).toBeUndefined()
  })

  test('leaves out what is not text', () => {
    expect(read((kept) => ({ ...kept, answers: { name: 'Steve', age: 7 } }))?.answers).toEqual({
      name: 'Steve',
    })
    expect(read((kept) => ({ ...kept, others: [{ label: 1, text: 'x' }, 'y', null] }))?.others).toEqual([])
  })

  test.each([
    ['of another form', { reference: 'WR-7K3M9Q' }],
    ['that is none', { reference: '@everyone' }],
    ['with a letter that references do not have', { reference: 'KS-7K3M9O' }],
    ['of no time', { sentAt: 'yesterday' }],
    ['without answers', { answers: 7 }],
  ])('has no reference if its own is %s', (_, change) => {
    expect(read((kept) => ({ ...kept, attempt: { ...attempt, ...change } }))?.attempt).toBeUndefined()
  })

  test('read without its form has no reference either, if its own could be that of no form', () => {
    const reference = (text: string) =>
      readDraft(
        stored((kept) => ({ ...kept, attempt: { ...attempt, reference: text } })),
        key,
      )?.attempt?.reference
    expect(reference('WR-7K3M9Q')).toBe('WR-7K3M9Q')
    for (const text of ['WR-7K3M9L', 'WR-7K3M9', 'WR7K3M9Q', '-7K3M9Q', 'W.-7K3M9Q', 'WR-7K3M9Q\n'])
      expect(reference(text)).toBeUndefined()
  })

  test.each([-1, 0.5, '1', null])(
    'starts from the first message if the count of arrived messages is %j',
    (count) => {
      expect(read((kept) => ({ ...kept, attempt: { ...attempt, stored: count } }))?.attempt?.stored).toBe(0)
    },
  )

  test.each([
    ['nothing', () => null],
    ['a number', () => 7],
    ['a list', () => []],
    ['a time that is not a number', (kept: object) => ({ ...kept, savedAt: 'yesterday' })],
    ['no version', (kept: object) => ({ ...kept, version: undefined })],
    ['no answers', (kept: object) => ({ ...kept, answers: 'x', others: [] })],
    ['empty answers', (kept: object) => ({ ...kept, answers: { name: '' }, others: [] })],
  ])('is ignored if it has %s', (_, change) => {
    expect(read(change)).toBeUndefined()
  })

  test('is ignored if its JSON is broken', () => {
    expect(readDraft(memoryStorage({ [key]: '{' }), key, kitchenSink)).toBeUndefined()
  })

  test('is silently not saved if the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('storage is off')
    }
    const off = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 }
    expect(saveDraft(off, key, draft)).toBe(false)
    expect(saveDraft(undefined, key, draft)).toBe(false)
    deleteDraft(off, key)
    expect(readDraft(off, key, kitchenSink)).toBeUndefined()
    expect(draftKeys(off)).toEqual([])
    expect(draftKeys(undefined)).toEqual([])
    clearOldDrafts(off, 0)
  })
})

describe('of several drafts', () => {
  const at = (time: number) =>
    JSON.stringify({ ...draft, savedAt: time, attempt: { ...attempt, answers: '' } })
  const two = () =>
    memoryStorage({
      [key]: at(10 * day),
      'form-draft/kitchen-sink/b': at(9 * day),
      'form-draft/guild/c': at(11 * day),
    })

  const keys = (...given: Parameters<typeof findDrafts>) =>
    findDrafts(...given).map(({ key }) => key.slice(-1))

  test('those of the form are found, the newest first of two with equally many answers', () => {
    expect(keys(two(), kitchenSink, '', 10 * day)).toEqual(['a', 'b'])
  })

  test('the fullest comes first', () => {
    const full = (letter: string, length: number, savedAt: number) => [
      keyPrefix(kitchenSink) + letter,
      JSON.stringify({ ...draft, savedAt, answers: { name: 'n'.repeat(length) } }),
    ]
    const storage = memoryStorage(
      Object.fromEntries([full('a', 1, 9), full('b', 900, 1), full('c', 20, 5), full('d', 300, 7)]),
    )
    expect(keys(storage, kitchenSink, '', 10)).toEqual(['b', 'd', 'c', 'a'])
  })

  test('those of files come first, the last opened before the others, and stay until they expire', () => {
    const drafts = [1, 2, 3, 4, 5, 6].map((time) => [`${keyPrefix(kitchenSink)}${time}`, at(time)])
    const short = (time: number) => JSON.stringify({ ...draft, savedAt: time, answers: { name: 'A' } })
    const storage = memoryStorage({
      ...Object.fromEntries(drafts),
      [`${keyPrefix(kitchenSink)}file-7`]: short(7),
      [`${keyPrefix(kitchenSink)}file-8`]: short(8),
    })
    clearOldDrafts(storage, 2 * day)
    expect(keys(storage, kitchenSink, '', 2 * day)).toEqual(['8', '7', '6', '5', '4', '3', '2'])
  })

  test('one is not of a file because its form is called so', () => {
    const form = { ...kitchenSink, slug: 'file-report' }
    const storage = memoryStorage()
    for (let index = 0; index < 8; index += 1) storage.setItem(`${keyPrefix(form)}${index}`, at(index))
    clearOldDrafts(storage, 2 * day)
    expect(storage.entries.size).toBe(5)
  })

  test("this visit's own is not found", () => {
    expect(keys(two(), kitchenSink, key, 10 * day)).toEqual(['b'])
  })

  test('none is found after seven days', () => {
    expect(keys(two(), kitchenSink, '', 17 * day)).toEqual(['a'])
    expect(keys(two(), kitchenSink, '', 17 * day + 1)).toEqual([])
  })

  test('expired ones are deleted, whatever their form, and what is not a draft stays', () => {
    const storage = two()
    storage.setItem('theme', 'dark')
    storage.setItem('form-draft/old-form/x', 'broken')
    clearOldDrafts(storage, 17 * day)
    expect([...storage.entries.keys()]).toEqual([key, 'form-draft/guild/c', 'theme'])
  })

  test('a form keeps its fullest five, preferring the newest of equally full ones', () => {
    const storage = memoryStorage()
    for (let index = 0; index < 8; index += 1) storage.setItem(`${keyPrefix(kitchenSink)}${index}`, at(index))
    clearOldDrafts(storage, 2 * day)
    expect([...storage.entries.keys()].map((name) => name.at(-1))).toEqual(['3', '4', '5', '6', '7'])
  })

  test('that of this visit is kept in addition, however short it is', () => {
    const own = `${keyPrefix(kitchenSink)}own`
    const storage = memoryStorage({
      [own]: JSON.stringify({ ...draft, savedAt: 0, answers: { name: 'A' }, attempt: undefined }),
    })
    for (let index = 0; index < 5; index += 1) storage.setItem(`${keyPrefix(kitchenSink)}${index}`, at(index))
    clearOldDrafts(storage, 2 * day, own)
    expect(storage.entries.size).toBe(6)
  })

  test('one of the last day is kept in addition, however short it is, as another tab may be writing it', () => {
    const begun = JSON.stringify({ ...draft, savedAt: day + 1, answers: { name: 'A' }, attempt: undefined })
    const storage = memoryStorage({ [key]: begun })
    for (let index = 0; index < 6; index += 1) storage.setItem(`${keyPrefix(kitchenSink)}${index}`, at(index))
    clearOldDrafts(storage, 2 * day)
    expect([...storage.entries.keys()].map((name) => name.at(-1))).toEqual(['a', '1', '2', '3', '4', '5'])
    clearOldDrafts(storage, 2 * day + 1)
    expect(storage.entries.size).toBe(5)
  })

  test('one that was tried to be sent is kept in addition, however short it is', () => {
    const tried = JSON.stringify({ ...draft, savedAt: 0, answers: { name: 'A' } })
    const storage = memoryStorage({ [`${keyPrefix(kitchenSink)}tried`]: tried })
    for (let index = 0; index < 6; index += 1) storage.setItem(`${keyPrefix(kitchenSink)}${index}`, at(index))
    clearOldDrafts(storage, 2 * day)
    expect([...storage.entries.keys()].map((name) => name.slice(keyPrefix(kitchenSink).length))).toEqual([
      'tried',
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
  })
})
