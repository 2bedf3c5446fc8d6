import { describe, expect, test } from 'vitest'
import type { CompiledForm } from '../../../../src/engine/schema/form'
import { createAnswerStore } from '../../../../src/form/answer-store'
import { saveDraft, versionOf, type Draft } from '../../../../src/site/submission/draft'
import { keyPrefix } from '../../../../src/site/submission/draft-keys'
import type { BrowserStore } from '../../../../src/site/page-life'
import { createDraftKeeper } from '../../../../src/site/form-page/drafts/draft-keeper'
import { progressOf, putBack, restoreDraft } from '../../../../src/site/form-page/drafts/restore-draft'
import { noteSent } from '../../../../src/site/submission/sent-references'
import { aForm, asking, whenAnswer } from '../../../engine/a-form'
import { memoryStorage } from '../../../support/memory-storage'

const form = aForm({
  properties: {
    name: { title: 'Name', type: 'string' },
    topic: { title: 'Topic', type: 'string', enum: ['One', 'Other'] },
    story: { title: 'Story', type: 'string' },
  },
  allOf: [whenAnswer('topic', 'Other', asking('otherTopic'))],
})

const aDraft = (answers: Draft['answers'], more: Partial<Draft> = {}): Draft => ({
  savedAt: 0,
  version: versionOf(form),
  answers,
  labels: {},
  others: [],
  ...more,
})

describe('restoring a draft', () => {
  test('restores all of it into an untouched form, hidden answers included', () => {
    const answers = { name: 'Steve', topic: 'One', otherTopic: 'Fish' }
    expect(restoreDraft(form, aDraft(answers), {}, {})).toMatchObject({ answers, others: [] })
  })

  test('fills empty questions, and returns answers that differ from the visitor’s', () => {
    const typed = { name: 'Alex' }
    expect(restoreDraft(form, aDraft({ name: 'Steve', story: 'Once' }), typed, {})).toMatchObject({
      answers: { name: 'Alex', story: 'Once' },
      others: [{ label: 'Name', text: 'Steve', name: 'name' }],
    })
  })

  test('returns nothing if both are the same', () => {
    const restored = restoreDraft(form, aDraft({ name: 'Alex ', story: 'Once' }), { name: 'Alex' }, {})
    expect(restored).toMatchObject({ answers: { name: 'Alex', story: 'Once' }, others: [] })
  })

  test('treats defaults as empty', () => {
    const restored = restoreDraft(form, aDraft({ name: 'Steve' }), { name: 'Nobody' }, { name: 'Nobody' })
    expect(restored).toMatchObject({ answers: { name: 'Steve' }, others: [] })
  })

  test('returns with its name an answer whose question is hidden by what was typed', () => {
    const restored = restoreDraft(form, aDraft({ topic: 'Other', otherTopic: 'Fish' }), { topic: 'One' }, {})
    expect(restored.answers).toEqual({ topic: 'One' })
    expect(restored.others).toEqual([
      { label: 'Topic', text: 'Other', name: 'topic' },
      { label: 'otherTopic', text: 'Fish', name: 'otherTopic' },
    ])
  })

  test('keeps as text to copy what no control could show', () => {
    const restored = restoreDraft(form, aDraft({ topic: 'Two' }), { name: 'Alex' }, {})
    expect(restored).toMatchObject({ answers: { name: 'Alex' }, others: [{ label: 'Topic', text: 'Two' }] })
    expect(restored.others[0]).not.toHaveProperty('name')
  })

  test('keeps what already did not fit in the draft', () => {
    const others = [{ label: 'Pet', text: 'Cat' }]
    expect(restoreDraft(form, aDraft({ name: 'Steve' }, { others }), { story: 'Once' }, {}).others).toEqual(
      others,
    )
  })
})

/** The answers and the draft of one visit to a form, on a device with this storage; `hide` hides or shows its tab. */
function aVisit(form: CompiledForm, store: BrowserStore, random = () => 0) {
  const answerStore = createAnswerStore(form)
  let hide = () => {}
  const services = {
    storage: () => store,
    now: () => new Date(0),
    random,
    later: () => () => undefined,
    whenHidden: (act: () => void) => {
      hide = act
      return () => undefined
    },
  }
  const keeper = createDraftKeeper(form, answerStore, services, () => undefined)
  return { answerStore, keeper, hide: () => hide() }
}

test('a default of several options is replaced, as it was not chosen in this visit', () => {
  const several = aForm({
    properties: {
      modes: {
        title: 'Modes',
        type: 'array',
        items: { type: 'string', enum: ['PvP', 'Skyblock', 'Creative'] },
        uniqueItems: true,
        default: ['PvP', 'Skyblock'],
      },
    },
  })
  const store = memoryStorage()
  const { answerStore, keeper } = aVisit(several, store)
  const draft = aDraft({ modes: 'Creative' }, { version: versionOf(several) })
  putBack({ key: 'other', draft }, { form: several, answerStore, keeper }, store)
  expect(keeper.others()).toEqual([])
  expect(answerStore.answers()).toEqual({ modes: 'Creative' })
})

test('a draft that another tab has changed since it was found is restored as it is now', () => {
  const [store, key] = [memoryStorage(), `${keyPrefix(form)}other`]
  const { answerStore, keeper } = aVisit(form, store)
  saveDraft(store, key, aDraft({ name: 'Steve', story: 'And then' }))
  putBack({ key, draft: aDraft({ name: 'Steve' }) }, { form, answerStore, keeper }, store)
  expect(answerStore.answers()).toEqual({ name: 'Steve', story: 'And then' })
  // What does not fit the form is kept when a second draft is restored.
  const others = ['Cat', 'Dog'].map((text) => ({ label: 'Pet', text }))
  for (const other of others)
    putBack({ key: 'other', draft: aDraft({}, { others: [other] }) }, { form, answerStore, keeper }, store)
  expect(keeper.others()).toEqual(others)
})

test('a draft that another tab has sent since it was found is restored, not the current answers of that tab', () => {
  let chance = 0
  const random = () => (chance += 0.1)
  const store = memoryStorage()
  const { answerStore: one, keeper } = aVisit(form, store, random)
  const other = aVisit(form, store, random)
  one.replace({ name: 'Steve' })
  keeper.saveNow()
  const found = { key: keeper.key, draft: aDraft({ name: 'Steve' }) }
  keeper.forget()
  one.replace({ name: 'Alex' })
  keeper.saveNow()
  putBack(found, { form, ...other }, store)
  expect(other.answerStore.answers()).toEqual({ name: 'Steve' })
  expect(store.getItem(keeper.key)).toContain('Alex')
})

test('a draft that another tab has deleted is saved again while its form is open, but not what that tab has sent', () => {
  const store = memoryStorage()
  const { answerStore, keeper, hide } = aVisit(form, store)
  keeper.start()
  answerStore.replace({ name: 'Steve' })
  keeper.saveNow()
  store.removeItem(keeper.key)
  hide()
  expect(store.getItem(keeper.key)).toContain('Steve')
  store.removeItem(keeper.key)
  noteSent(store, keeper.attempt()?.reference ?? '', Infinity, 0)
  hide()
  expect(store.getItem(keeper.key)).toBeNull()
})

describe('the reference after a draft is restored', () => {
  const attempt = { sentAt: new Date(0), answers: '{"name":"Steve"}', stored: 0, isUncertain: false }
  const tried = { ...attempt, reference: 'TF-0VVN00' }
  const arrived = { ...attempt, reference: 'TF-1DRAFT', isUncertain: true }

  /** The attempt of a visit that had `own`, after a draft with `other` was restored into its form. */
  function restored(own: Draft['attempt'], other: Draft['attempt'], store = memoryStorage()) {
    const { answerStore, keeper } = aVisit(form, store)
    answerStore.replace({ name: 'Steve' })
    keeper.keepAttempt(own)
    putBack(
      { key: 'draft', draft: aDraft({ name: 'Steve' }, { attempt: other }) },
      { form, answerStore, keeper },
      store,
    )
    return keeper.attempt()
  }

  test('is that of a draft that may have arrived, if all that this visit tried to send has certainly not', () => {
    expect(restored(tried, arrived)).toEqual(arrived)
    expect(restored({ ...tried, answers: '' }, arrived)).toEqual(arrived)
  })

  test.each([
    ['may have arrived', { ...tried, isUncertain: true }],
    ['has arrived in part', { ...tried, stored: 1 }],
    ['may have arrived before the form changed', { ...tried, answers: '', isUncertain: true }],
  ])('stays that of this visit if it %s, and is marked if the draft may have arrived too', (_, own) => {
    expect(restored(own, arrived)).toEqual({ ...own, isUncertain: true })
    expect(restored(own, { ...arrived, isUncertain: false, stored: 2 })?.isUncertain).toBe(true)
    expect(restored(own, { ...arrived, isUncertain: false })).toEqual(own)
  })

  test('stays that of this visit if another tab has sent something under it', () => {
    const store = memoryStorage()
    noteSent(store, tried.reference, Infinity, 0)
    expect(restored(tried, arrived, store)).toEqual({ ...tried, isUncertain: true })
  })

  test('stays that of this visit if the draft has none', () => {
    expect(restored(tried, undefined)).toEqual(tried)
  })
})

describe('how much of a draft is answered', () => {
  test('counts the questions its visitor saw', () => {
    expect(progressOf(form, aDraft({ name: 'Steve', otherTopic: 'hidden' }))).toEqual({
      answered: 1,
      total: 3,
    })
    expect(progressOf(form, aDraft({ topic: 'Other', otherTopic: 'Fish' }))).toEqual({
      answered: 2,
      total: 4,
    })
  })
})
