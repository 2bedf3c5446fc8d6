import { describe, expect, it } from 'vitest'
import type { FormTextName, FormTexts } from '../../../src/workbench/client/files/form-texts'
import { fieldOfText, notesIn, placeInPanelsAt } from '../../../src/workbench/client/panels/notes'

const tidy = (value: object) => JSON.stringify(value, undefined, 2)

const form: FormTexts = {
  schema: tidy({
    title: 'Lantern',
    description: 'About lanterns',
    type: 'object',
    required: ['place'],
    properties: {
      place: {
        title: 'Place',
        type: 'string',
        enum: ['Hill', 'Mill'],
        not: { enum: ['Mill'] },
        errorMessage: { required: 'Choose a place', not: 'Rented out', enum: 'Not on our map' },
      },
    },
    allOf: [
      {
        if: { properties: { place: { const: 'Mill' } }, required: ['place'] },
        // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
        then: {
          properties: {
            wheel: { title: 'Wheel', type: 'string', maxLength: 40, errorMessage: { maxLength: 'Too long' } },
          },
          required: ['wheel'],
        },
      },
    ],
  }),
  ui: tidy({
    'ui:minutes': 2,
    'ui:door': { until: '2026-12-31T18:00[Europe/Berlin]', text: 'Come back later' },
    place: {
      'ui:help': 'Where it hangs',
      'ui:options': {
        doors: { Mill: { until: '2026-12-31T18:00[Europe/Berlin]', text: 'Full at the mill' } },
      },
    },
  }),
  message: tidy({
    webhook: 'lantern-hook',
    title: 'Lantern',
    fields: { place: { label: 'Hangs at' } },
    outcomes: { success: 'Lit' },
  }),
  fixtures: '{}',
  manifest: tidy({
    cards: [
      { slug: 'other', title: 'Other' },
      { slug: 'lantern', title: 'Lantern card' },
    ],
  }),
}

/** The first line of a part that contains this text, counted from 1. */
function lineOf(part: FormTextName, words: string): number {
  return form[part].split('\n').findIndex((line) => line.includes(words)) + 1
}

const fileOf = (part: FormTextName) =>
  part === 'manifest' ? 'forms/manifest.json' : `forms/lantern/${part}.json`

describe('a line of a file', () => {
  it.each([
    ['schema', '"title": "Place"', { part: 'questions', question: 'place', field: 'label' }],
    ['schema', '"Mill"', { part: 'questions', question: 'place', field: 'options' }],
    ['schema', 'Choose a place', { part: 'questions', question: 'place', field: 'missing' }],
    ['schema', '"const"', { part: 'questions', question: 'wheel', field: 'when' }],
    ['schema', 'Too long', { part: 'questions', question: 'wheel', field: 'maxLengthWords' }],
    ['schema', 'About lanterns', { part: 'page', field: 'description' }],
    ['ui', 'Where it hangs', { part: 'questions', question: 'place', field: 'hint' }],
    ['ui', 'Come back later', { part: 'times', field: 'text' }],
    ['ui', 'Full at the mill', { part: 'times' }],
    ['message', 'lantern-hook', { part: 'times', field: 'webhook' }],
    ['schema', '"not"', { part: 'questions', question: 'place', field: 'closed' }],
    ['schema', 'Rented out', { part: 'questions', question: 'place', field: 'closedWords' }],
    ['ui', 'ui:minutes', { part: 'page', field: 'minutes' }],
    ['message', 'Hangs at', { part: 'questions', question: 'place', field: 'staffLabel' }],
    ['message', 'Lit', { part: 'outcomes', field: 'success' }],
    ['manifest', 'Lantern card', { part: 'card', field: 'title' }],
  ] as const)('of %s, %s, is found in its panel', (part, words, place) => {
    const line = lineOf(part, words)
    expect(line).toBeGreaterThan(0)
    expect(placeInPanelsAt(form, 'lantern', { file: fileOf(part), line, column: 1 })).toEqual(place)
  })

  it('with one entry belongs to that entry', () => {
    const errorMessage = /"errorMessage": \{\s+("required": "[^"]*")\s+\}/
    const schema = form.schema
      .replace(errorMessage, '"errorMessage": { $1 }')
      .replace(/\[\s+"wheel"\s+\]/, '["wheel"]')
    const lineWith = (words: string) => schema.split('\n').findIndex((line) => line.includes(words)) + 1
    const placeOf = (words: string) =>
      placeInPanelsAt({ ...form, schema }, 'lantern', {
        file: fileOf('schema'),
        line: lineWith(words),
        column: 1,
      })
    expect(placeOf('Choose a place')).toMatchObject({ question: 'place', field: 'missing' })
    expect(placeOf('["wheel"]')).toMatchObject({ question: 'wheel', field: 'mustAnswer' })
  })

  it('is that of a question also where it has the name of a key', () => {
    const ui = tidy({ webhook: { 'ui:help': 'Which one' }, routes: { 'ui:help': 'Which way' } })
    const named = ['webhook', 'routes'].map((name) => [name, { title: name, type: 'string', maxLength: 9 }])
    const schema = tidy({ type: 'object', required: [], properties: Object.fromEntries(named) })
    for (const [line, question] of [
      [3, 'webhook'],
      [6, 'routes'],
    ] as const)
      expect(
        placeInPanelsAt({ ...form, schema, ui }, 'lantern', { file: fileOf('ui'), line, column: 1 }),
      ).toEqual({ part: 'questions', question, field: 'hint' })
  })

  it.each([
    ['manifest', '"title": "Other"'],
    ['fixtures', '{}'],
  ] as const)('of %s, %s, is in no panel of this form', (part, words) => {
    const line = lineOf(part, words)
    expect(placeInPanelsAt(form, 'lantern', { file: fileOf(part), line, column: 1 })).toBeUndefined()
  })
})

describe('a text that visitors read', () => {
  const fieldAt = (part: FormTextName, path: readonly string[]) =>
    fieldOfText(form, 'lantern', { part, path })?.field
  const place = ['properties', 'place', 'errorMessage']

  it('is edited in the field that holds it', () => {
    expect(fieldAt('schema', [...place, 'required'])).toBe('missing')
    expect(fieldAt('schema', [...place, 'not'])).toBe('closedWords')
    expect(fieldAt('message', ['outcomes', 'success'])).toBe('success')
  })

  it('is edited as text where no field holds it', () => {
    expect(fieldAt('schema', [...place, 'enum'])).toBeUndefined()
    expect(fieldAt('ui', ['place', 'ui:options', 'dependsOn', 'waiting'])).toBeUndefined()
  })
})

describe('a note of a check', () => {
  it('is shown at its place until that is changed', () => {
    const note = {
      file: fileOf('schema'),
      line: lineOf('schema', '"title": "Place"'),
      column: 1,
      text: 'Not our word',
    }
    const place = { part: 'questions', question: 'place', field: 'label' }
    const elsewhere = { ...form, schema: form.schema.replace('Too long', 'Much too long') }
    const changed = { ...form, schema: form.schema.replace('"title": "Place"', '"title": "Spot"') }
    expect(notesIn(form, elsewhere, 'lantern', [note])).toEqual([{ ...place, text: 'Not our word' }])
    expect(notesIn(form, changed, 'lantern', [note])).toEqual([])
  })
})
