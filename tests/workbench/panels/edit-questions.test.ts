import { describe, expect, it } from 'vitest'
import { valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import {
  addQuestion,
  deleteQuestion,
  duplicateQuestion,
} from '../../../src/workbench/client/panels/edit-questions'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { emptyForm, textOf } from './form-texts'

it('a new question is shown as its kind is', () => {
  const { name, texts } = addQuestion(emptyForm, { label: 'Player tag', kind: 'text', isRequired: false })
  expect(valuesOf(texts).ui[name]).toEqual({ 'ui:options': { width: 'medium' } })
})

it('a copied question has error texts with its own label, also once it has another one', () => {
  const asked = { label: 'Island name', kind: 'text', isRequired: true } as const
  const original = addQuestion(emptyForm, asked)
  const { name, texts } = duplicateQuestion(original.texts, original.name)
  const wordsIn = (form: FormTexts) => valuesOf(form).schema.properties[name]?.errorMessage
  expect(wordsIn(texts)).toMatchObject({ required: 'Enter your island name 2' })
  const panel = questionPanel(texts, name)
  const renamed = panel?.apply({ ...panel.values, label: 'Favourite colour' }) ?? texts
  expect(wordsIn(renamed)).toMatchObject({
    required: 'Enter your favourite colour',
    maxLength: 'Favourite colour must be 100 characters or less',
  })
})

it.each([
  ['Lantern by {islandName}, {discord}', 'Lantern by {discord}'],
  ['Lantern ({islandName}, {discord})', 'Lantern ({discord})'],
  ['Lantern ({discord}, {islandName})', 'Lantern ({discord})'],
  ['Lantern ({islandName})', 'Lantern'],
  ['Lantern: {islandName}', 'Lantern'],
  ['{islandName}', 'Lantern'],
])('a deleted question leaves the title "%s" as "%s"', (title, left) => {
  const asked = { label: 'Island name', kind: 'text', isRequired: true } as const
  const { name, texts } = addQuestion({ ...emptyForm, message: textOf({ title, fields: {} }) }, asked)
  expect(name).toBe('islandName')
  expect(valuesOf(deleteQuestion(texts, name)).message.title).toBe(left)
})

it('the minutes on the page follow the number of questions, unless staff wrote others', () => {
  const ask = (form: FormTexts, label: string) =>
    addQuestion(form, { label, kind: 'text', isRequired: false }).texts
  const minutesOf = (form: FormTexts) => valuesOf(form).ui['ui:minutes']
  const from = (minutes: number) => ask({ ...emptyForm, ui: textOf({ 'ui:minutes': minutes }) }, 'One')
  const four = ['Two', 'Three', 'Four'].reduce(ask, from(1))
  expect(minutesOf(four)).toBe(2)
  expect(minutesOf(deleteQuestion(four, 'four'))).toBe(1)
  expect(minutesOf(['Two', 'Three', 'Four'].reduce(ask, from(5)))).toBe(5)
})

describe('the fixture that answers every question', () => {
  const island = { label: 'Island name', kind: 'text', isRequired: true } as const
  const kind = {
    label: 'Kind of island',
    kind: 'choice',
    isRequired: false,
    options: ['Ice', 'Sand'],
  } as const
  const first = addQuestion(emptyForm, island)
  const withFull = (answers: object, texts = first.texts) => ({
    ...texts,
    fixtures: textOf({ valid: { full: { answers }, minimal: { answers } } }),
  })
  const answersOf = (texts: FormTexts, fixture: string) => valuesOf(texts).fixtures?.valid?.[fixture]?.answers

  it('answers a new one, too; other fixtures do not', () => {
    const { name, texts } = addQuestion(withFull({ [first.name]: 'Aurora' }), kind)
    expect(answersOf(texts, 'full')).toEqual({ [first.name]: 'Aurora', [name]: 'Ice' })
    expect(answersOf(texts, 'minimal')).toEqual({ [first.name]: 'Aurora' })
  })

  it('answers a copy, too', () => {
    const { name, texts } = duplicateQuestion(withFull({ [first.name]: 'Aurora' }), first.name)
    expect(Object.keys(answersOf(texts, 'full') ?? {})).toEqual([first.name, name])
  })

  it('is left alone if it leaves another question out', () => {
    const second = addQuestion(first.texts, { ...island, label: 'Its size', isRequired: false })
    const { texts } = addQuestion(withFull({ [first.name]: 'Aurora' }, second.texts), kind)
    expect(answersOf(texts, 'full')).toEqual({ [first.name]: 'Aurora' })
  })
})
