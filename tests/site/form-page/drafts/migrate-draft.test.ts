import { describe, expect, test } from 'vitest'
import type { FormProperty, FormSchema } from '../../../../src/engine/schema/definition'
import { versionOf, type Draft } from '../../../../src/site/submission/draft'
import { migrateDraft } from '../../../../src/site/form-page/drafts/migrate-draft'
import { aForm, asking, whenAnswer } from '../../../engine/a-form'

const attempt = {
  reference: 'TF-7K3M9Q',
  sentAt: new Date(0),
  answers: '{"a":1}',
  stored: 1,
  isUncertain: true,
}

function aDraft(answers: Draft['answers'], more: Partial<Draft> = {}): Draft {
  return { savedAt: 0, version: 'old', answers, labels: { pet: 'Your pet' }, others: [], ...more }
}

function fit(schema: Partial<FormSchema>, answers: Draft['answers'], more: Partial<Draft> = {}) {
  return migrateDraft(aForm(schema), aDraft(answers, more))
}

const text: FormProperty = { type: 'string' }
const colour: FormProperty = { type: 'string', enum: ['Red', 'Blue'] }

describe('a draft of the same version', () => {
  test('fits as a whole, hidden answers included, and continues where it stopped', () => {
    const form = aForm({ properties: { name: text } })
    const draft = aDraft({ name: 'Steve', hidden: 'x' }, { version: versionOf(form), attempt })
    expect(migrateDraft(form, draft)).toEqual({ answers: draft.answers, others: [], attempt })
  })
})

describe('a draft of an older version', () => {
  test('restores what the form still asks, and returns the rest under its old name', () => {
    expect(fit({ properties: { name: text } }, { name: 'Steve', pet: 'Cat', nameless: 'x' })).toMatchObject({
      answers: { name: 'Steve' },
      others: [
        { label: 'Your pet', text: 'Cat' },
        { label: 'nameless', text: 'x' },
      ],
    })
  })

  test('keeps what did not fit before', () => {
    const others = [{ label: 'Older', text: 'still' }]
    expect(fit({ properties: { name: text } }, { pet: 'Cat' }, { others }).others).toEqual([
      ...others,
      { label: 'Your pet', text: 'Cat' },
    ])
  })

  test.each<[string, FormProperty, string, boolean]>([
    ['an existing option', colour, 'Red', true],
    ['a removed option', colour, 'Green', false],
    ['a closed option', { ...colour, not: { enum: ['Red'] } }, 'Red', false],
    ['a number among the options', { type: 'integer', enum: [1, 2] }, '2', true],
    ['a day', { type: 'string', format: 'date' }, '2025-06-24', true],
    ['a text that must be a date now', { type: 'string', format: 'date' }, 'yesterday', false],
    ['a day that does not exist', { type: 'string', format: 'date' }, '2026-02-30', false],
    ['several lines that must be one now', text, 'one\ntwo', false],
    ['a text that is too long now, which its question reports', { ...text, maxLength: 2 }, 'Steve', true],
  ])('%s: %o', (_, rules, answer, fits) => {
    const { answers, others } = fit({ properties: { pet: rules } }, { pet: answer })
    expect(answers).toEqual(fits ? { pet: answer } : {})
    expect(others).toEqual(fits ? [] : [{ label: 'Your pet', text: answer }])
  })

  test('returns an answer whose question is no longer asked because another answer was dropped', () => {
    const schema: Partial<FormSchema> = {
      properties: { topic: { type: 'string', enum: ['One'] } },
      allOf: [whenAnswer('topic', 'Other', asking('pet'))],
    }
    expect(fit(schema, { topic: 'Other', pet: 'Cat' })).toMatchObject({
      answers: {},
      others: [
        { label: 'topic', text: 'Other' },
        { label: 'Your pet', text: 'Cat' },
      ],
    })
  })

  test('returns an answer whose question waits for one that was dropped: a new answer there would clear it', () => {
    const form = aForm(
      { properties: { topic: { type: 'string', enum: ['One'] }, pet: text } },
      { pet: { 'ui:options': { dependsOn: { property: 'topic', waiting: 'First', changed: 'New' } } } },
    )
    const { answers, others } = migrateDraft(form, aDraft({ topic: 'Other', pet: 'Cat' }))
    expect(answers).toEqual({})
    expect(others).toContainEqual({ label: 'Your pet', text: 'Cat' })
    expect(migrateDraft(form, aDraft({ topic: 'One', pet: 'Cat' })).others).toEqual([])
  })

  test('keeps its reference, but starts from the first message, as the messages may differ now', () => {
    expect(fit({ properties: { name: text } }, { name: 'Steve' }, { attempt }).attempt).toMatchObject({
      reference: 'TF-7K3M9Q',
      answers: '',
      isUncertain: true,
    })
  })
})
