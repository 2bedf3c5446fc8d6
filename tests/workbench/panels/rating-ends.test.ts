import { expect, it } from 'vitest'
import { editForm, valuesOf } from '../../../src/workbench/client/files/form-texts'
import { addQuestion } from '../../../src/workbench/client/panels/edit-questions'
import { questionsOf } from '../../../src/workbench/client/panels/questions'
import { change, panelOf } from './change-question'
import { emptyForm } from './form-texts'

const { name, texts: rated } = addQuestion(emptyForm, { label: 'Freude', kind: 'rating', isRequired: true })
const endsOf = (form: typeof rated) => questionsOf(form)[0]?.control['ui:enumNames']

it('the words at the ends of a rating are read from the form and written into it', () => {
  const said = change(rated, name, { lowest: '1 – gar nicht', highest: '5 – sehr' })
  expect(endsOf(said)).toEqual({ 1: '1 – gar nicht', 5: '5 – sehr' })
  expect(panelOf(said, name).values).toMatchObject({ lowest: '1 – gar nicht', highest: '5 – sehr' })
  expect(
    panelOf(said, name).schema.allOf?.flatMap(({ then }) => Object.keys(then?.properties ?? {})),
  ).toEqual(expect.arrayContaining(['lowest', 'highest']))
})

it('the ends are the lowest and the highest number of this rating', () => {
  const short = editForm(rated, ({ schema, ui }) => {
    Object.assign(schema.properties[name] ?? {}, { enum: [0, 1, 2] })
    Object.assign(ui[name] ?? {}, { 'ui:enumNames': { 0: 'Nie', 2: 'Oft' } })
  })
  expect(panelOf(short, name).values).toMatchObject({ lowest: 'Nie', highest: 'Oft' })
  expect(endsOf(change(short, name, { highest: 'Immer' }))).toEqual({ 0: 'Nie', 2: 'Immer' })
})

it('a question that becomes a rating has words at its ends, and one that was a rating keeps none', () => {
  const { kind } = panelOf(rated, name).values
  const text = change(rated, name, { kind: 'Short text' })
  expect(endsOf(text)).toBeUndefined()
  expect(panelOf(text, name).values).toMatchObject({ lowest: '', highest: '' })
  expect(endsOf(change(text, name, { kind: kind ?? '' }))).toEqual(endsOf(rated))
})

it('emptied words leave nothing behind', () => {
  expect(valuesOf(change(rated, name, { lowest: '', highest: '' })).ui[name]).not.toHaveProperty(
    'ui:enumNames',
  )
})
