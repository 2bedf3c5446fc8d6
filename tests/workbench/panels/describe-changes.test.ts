import { describe, expect, it } from 'vitest'
import { describeChanges } from '../../../src/workbench/client/panels/describe-changes'
import { editForm, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { setAt } from '../../../src/workbench/client/files/json'

const form: FormTexts = {
  schema: JSON.stringify({
    title: 'Lantern',
    type: 'object',
    required: ['name'],
    properties: {
      name: { title: 'Name', type: 'string', maxLength: 40 },
      colour: { title: 'Colour', type: 'string', enum: ['Red', 'Blue'] },
    },
  }),
  ui: '{ "ui:minutes": 5, "name": { "ui:help": "As in the game" } }',
  message: JSON.stringify({ title: 'Lantern', fields: {}, outcomes: { success: 'Sent' } }),
  fixtures: '{ "valid": {}, "wrong": {} }',
  manifest: '{ "cards": [{ "slug": "lantern", "title": "Lantern" }, { "slug": "fan" }] }',
}
const none: FormTexts = { schema: '', ui: '', message: '', fixtures: '', manifest: '{ "cards": [] }' }

/** Options that are fewer after an answer. */
const narrowed = {
  if: { properties: { name: { const: 'A' } }, required: ['name'] },
  // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
  then: { properties: { colour: { enum: ['Red'] } } },
}
const times = 'When the form or one of its options is open, or who gets the answers, has changed'

const put = (part: keyof FormTexts, path: readonly (string | number)[], value: unknown): FormTexts =>
  editForm(form, (values) => setAt(values[part], path, value))

describe('a change in plain words', () => {
  it.each([
    [put('schema', ['properties', 'name', 'title'], 'Who?'), '“Name” now asks “Who?”'],
    [put('schema', ['required'], []), '“Name” may now be left empty'],
    [put('schema', ['required'], ['name', 'colour']), '“Colour” must now be answered'],
    [
      put('schema', ['properties', 'colour', 'enum'], ['Red', 'Green']),
      '“Colour” now has these options: Red, Green',
    ],
    [put('schema', ['properties', 'place'], { title: 'Place', type: 'string' }), 'A new question: “Place”'],
    [put('schema', ['properties', 'colour'], undefined), 'The question “Colour” is removed'],
    [
      put('schema', ['properties', 'name', 'maxLength'], 50),
      'The hint, a limit or a text of “Name” has changed',
    ],
    [put('ui', ['name', 'ui:help'], 'Of the player'), 'The hint, a limit or a text of “Name” has changed'],
    [put('ui', ['ui:order'], ['colour', 'name']), 'The order of the questions has changed'],
    [put('ui', ['ui:minutes'], 6), 'The texts of the page have changed'],
    [put('message', ['title'], 'A lantern'), 'The message to staff has changed'],
    [put('message', ['outcomes', 'success'], 'Thanks'), 'What a visitor reads after sending has changed'],
    [put('manifest', ['cards', 0, 'title'], 'Lamp'), 'The card on the page of all forms has changed'],
    [
      put('manifest', ['situations'], [{ id: 'dark', text: 'It is dark', forms: ['lantern'] }]),
      'The situations under “What happened?” that lead to it have changed',
    ],
    [
      put('schema', ['properties', 'colour', 'not'], { enum: ['Blue'] }),
      '“Colour” now has these options closed: Blue',
    ],
    [put('schema', ['allOf'], [narrowed]), 'The options of “Colour” after certain answers have changed'],
    [put('message', ['webhook'], 'lanterns'), times],
    [put('message', ['routes'], [{ property: 'colour', answers: ['Red'], webhook: 'red' }]), times],
    [put('ui', ['ui:door'], { until: '2026-12-01T00:00[UTC]', text: 'Closed' }), times],
    [put('ui', ['colour'], { 'ui:options': { doors: { Red: { text: 'Closed' } } } }), times],
    [
      put('manifest', ['cards'], [{ slug: 'fan' }, { slug: 'lantern', title: 'Lantern' }]),
      'The order of the cards on the page of all forms has changed',
    ],
    [put('fixtures', ['valid', 'one'], { answers: {} }), 'The examples have been updated'],
  ])('describes each kind of change: case %#', (after, sentence) => {
    expect(describeChanges('lantern', form, after).changes).toEqual([sentence])
  })

  it('says nothing about unchanged parts', () => {
    expect(describeChanges('lantern', form, form).changes).toEqual([])
  })

  it('lists only the questions of a new form, and nothing of a deleted one', () => {
    expect(describeChanges('lantern', none, form)).toMatchObject({
      title: 'Add the form “Lantern”',
      changes: ['A new question: “Name”', 'A new question: “Colour”'],
    })
    expect(describeChanges('lantern', form, none)).toMatchObject({
      title: 'Delete the form “Lantern”',
      changes: [],
    })
  })
})
