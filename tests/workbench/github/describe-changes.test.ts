import { describe, expect, it } from 'vitest'
import { describeChanges, descriptionOf } from '../../../src/workbench/client/github/describe-changes'
import { setJson } from '../../../src/workbench/client/panels/edit-json'
import type { FormTexts } from '../../../src/workbench/client/panels/form-texts'

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
  manifest: '{ "cards": [{ "slug": "lantern", "title": "Lantern" }] }',
}
const none: FormTexts = { schema: '', ui: '', message: '', fixtures: '', manifest: '{ "cards": [] }' }

const put = (part: keyof FormTexts, path: readonly (string | number)[], value: unknown): FormTexts => ({
  ...form,
  [part]: setJson(form[part], path, value),
})

describe('a change in plain words', () => {
  it.each([
    [put('schema', ['properties', 'name', 'title'], 'Who?'), '“Name” now asks “Who?”'],
    [put('schema', ['required'], []), '“Name” may be left empty now'],
    [put('schema', ['required'], ['name', 'colour']), '“Colour” must be answered now'],
    [
      put('schema', ['properties', 'colour', 'enum'], ['Red', 'Green']),
      '“Colour” has other options: Red, Green',
    ],
    [put('schema', ['properties', 'place'], { title: 'Place', type: 'string' }), 'A new question: “Place”'],
    [put('schema', ['properties', 'colour'], undefined), 'The question “Colour” goes'],
    [put('schema', ['properties', 'name', 'maxLength'], 50), '“Name” has another hint, limit or text'],
    [put('ui', ['name', 'ui:help'], 'Of the player'), '“Name” has another hint, limit or text'],
    [put('ui', ['ui:order'], ['colour', 'name']), 'The questions come in another order'],
    [put('ui', ['ui:minutes'], 6), 'Texts of the page are others'],
    [put('message', ['title'], 'A lantern'), 'The message to staff is another'],
    [put('message', ['outcomes', 'success'], 'Thanks'), 'What a visitor reads after sending is another'],
    [put('manifest', ['cards', 0, 'title'], 'Lamp'), 'The card on the page of all forms is another'],
    [put('fixtures', ['valid', 'one'], { answers: {} }), 'Examples have followed'],
  ])('says what is other: case %#', (after, sentence) => {
    expect(describeChanges('lantern', form, after).changes).toEqual([sentence])
  })

  it('says nothing about what is the same', () => {
    expect(describeChanges('lantern', form, form).changes).toEqual([])
  })

  it('tells a new form and a deleted one', () => {
    expect(describeChanges('lantern', none, form)).toMatchObject({ title: 'Add the form “Lantern”' })
    expect(describeChanges('lantern', form, none)).toMatchObject({
      title: 'Delete the form “Lantern”',
      changes: [],
    })
  })

  it('ends with who has made and seen it', () => {
    const words = describeChanges('lantern', form, put('ui', ['ui:minutes'], 6))
    expect(descriptionOf(words, ' It takes longer. ', 'ada')).toBe(
      [
        'This changes the form “Lantern” (`/forms/lantern`):',
        '- Texts of the page are others',
        'It takes longer.',
        '@ada has made this change in the workbench and has seen the form in its preview. The check of all forms found no error.',
      ].join('\n\n'),
    )
  })
})
