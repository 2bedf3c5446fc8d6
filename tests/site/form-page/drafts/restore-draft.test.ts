import { describe, expect, test } from 'vitest'
import { createAnswerStore } from '../../../../src/form/answer-store'
import { keyPrefix, saveDraft, versionOf, type Draft } from '../../../../src/site/form-page/drafts/draft'
import { createDraftKeeper } from '../../../../src/site/form-page/drafts/draft-keeper'
import { progressOf, putBack, restoreDraft } from '../../../../src/site/form-page/drafts/restore-draft'
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

  test('keeps as text to copy what does not fit with what was typed', () => {
    const restored = restoreDraft(form, aDraft({ topic: 'Other', otherTopic: 'Fish' }), { topic: 'One' }, {})
    expect(restored.answers).toEqual({ topic: 'One' })
    expect(restored.others).toEqual([
      { label: 'Topic', text: 'Other', name: 'topic' },
      { label: 'otherTopic', text: 'Fish' },
    ])
  })

  test('keeps what already did not fit in the draft', () => {
    const others = [{ label: 'Pet', text: 'Cat' }]
    expect(restoreDraft(form, aDraft({ name: 'Steve' }, { others }), { story: 'Once' }, {}).others).toEqual(
      others,
    )
  })
})

test('a draft that another tab has changed since it was found is restored as it is now', () => {
  const [store, answerStore, key] = [memoryStorage(), createAnswerStore(form), `${keyPrefix(form)}other`]
  const keeper = createDraftKeeper(form, answerStore, {
    storage: () => store,
    now: () => new Date(0),
    random: () => 0,
    later: () => () => undefined,
    whenHidden: () => () => undefined,
  })
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
  const [store, one, other] = [memoryStorage(), createAnswerStore(form), createAnswerStore(form)]
  const services = {
    storage: () => store,
    now: () => new Date(0),
    random: () => (chance += 0.1),
    later: () => () => undefined,
    whenHidden: () => () => undefined,
  }
  const keeper = createDraftKeeper(form, one, services)
  one.replace({ name: 'Steve' })
  keeper.saveNow()
  const found = { key: keeper.key, draft: aDraft({ name: 'Steve' }) }
  keeper.forget()
  one.replace({ name: 'Alex' })
  keeper.saveNow()
  putBack(found, { form, answerStore: other, keeper: createDraftKeeper(form, other, services) }, store)
  expect(other.answers()).toEqual({ name: 'Steve' })
  expect(store.getItem(keeper.key)).toContain('Alex')
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
