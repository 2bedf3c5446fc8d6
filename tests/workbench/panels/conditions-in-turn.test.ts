import { describe, expect, it } from 'vitest'
import { normalizeAnswers } from '../../../src/engine/answers/normalize-answers'
import { questionOrder } from '../../../src/engine/schema/question-order'
import { valuesOf, type FormTexts } from '../../../src/workbench/client/files/form-texts'
import { addQuestion } from '../../../src/workbench/client/panels/edit-questions'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'
import { whenWords } from '../../../src/workbench/client/panels/when-choices'
import { emptyForm, textOf } from './form-texts'

const ask = (form: FormTexts, label: string) =>
  addQuestion(form, { label, kind: 'choice', isRequired: false, options: ['One', 'Two'] }).texts
const form = ['First', 'Second', 'Third'].reduce(ask, emptyForm)

function change(texts: FormTexts, name: string, when: string): FormTexts {
  const panel = questionPanel(texts, name)
  expect(panel?.schema.properties['when']?.enum).toContain(when)
  return panel?.apply({ ...panel.values, when }) ?? texts
}

const [second, third] = ['Only if First is “One”', 'Only if Second is “Two”']

describe('a question that depends on a conditional question', () => {
  const now = change(change(form, 'second', second), 'third', third)
  const asked = (answers: Readonly<Record<string, string>>) => {
    const values = valuesOf(now)
    return Object.keys(
      normalizeAnswers({ slug: 'lantern', ...values, order: questionOrder(values) }, answers),
    )
  }

  it('is asked after both answers, and hidden with the question it depends on', () => {
    expect(asked({ first: 'One', second: 'Two', third: 'One' })).toEqual(['first', 'second', 'third'])
    expect(asked({ first: 'Two', second: 'Two', third: 'One' })).toEqual(['first'])
  })

  it('can be set up from the last question to the first one', () => {
    const other = change(change(form, 'third', third), 'second', second)
    expect(questionOrder(valuesOf(other))).toEqual(['first', 'second', 'third'])
    expect(questionPanel(other, 'third')?.values['when']).toBe(third)
    expect(questionPanel(other, 'second')?.values['when']).toBe(second)
  })

  it('is no choice for the questions it depends on', () => {
    expect(questionPanel(now, 'first')?.schema.properties['when']?.enum).toEqual(['Always'])
    const offered = questionPanel(now, 'second')?.schema.properties['when']?.enum
    expect(offered).toEqual(['Always', second, 'Only if First is “Two”'])
  })
})

describe('a question that depends on a tick box', () => {
  const box = addQuestion(emptyForm, { label: 'I have a team', kind: 'tick box', isRequired: false })
  const ticked = 'Only if I have a team is ticked'
  const now = change(ask(box.texts, 'Team'), 'team', ticked)

  it('is asked once the box is ticked', () => {
    const { schema } = valuesOf(now)
    expect(schema.allOf?.map((each) => each.if)).toEqual([
      { properties: { [box.name]: { const: true } }, required: [box.name] },
    ])
    expect(schema.properties).not.toHaveProperty('team')
    expect(whenWords('card', valuesOf(now), { source: box.name, answers: [true] })).toBe(
      'only if I have a team is ticked',
    )
  })

  it('has no other answers to wait for, and can be asked always again', () => {
    const panel = questionPanel(now, 'team')
    expect(panel?.values['when']).toBe(ticked)
    const fields = [panel?.schema, ...(panel?.schema.allOf ?? []).map(({ then }) => then)]
    expect(fields.some((each) => Object.hasOwn(each?.properties ?? {}, 'orElse'))).toBe(false)
    expect(valuesOf(change(now, 'team', 'Always')).schema.properties).toHaveProperty('team')
  })
})

describe('a question whose options depend on another answer', () => {
  const { schema, ...others } = ask(form, 'Fourth')
  const value = JSON.parse(schema)
  delete value.properties.third.enum
  value.allOf = ['One', 'Two'].map((first) => ({
    if: { properties: { first: { const: first } }, required: ['first'] },
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
    then: { properties: { third: { enum: [`${first} a`, `${first} b`] } } },
  }))
  const now = { ...others, schema: textOf(value) }

  it('is always asked: the conditions with its options would show it after any other setting too', () => {
    expect(questionPanel(now, 'third')?.schema.properties['when']?.enum).toEqual(['Always'])
  })

  it('can be waited for', () => {
    const after = 'Only if Third is “Two b”'
    expect(questionPanel(change(now, 'fourth', after), 'fourth')?.values['when']).toBe(after)
  })
})
