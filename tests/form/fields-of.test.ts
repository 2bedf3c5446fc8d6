import { describe, expect, test } from 'vitest'
import { createAnswerSheet } from '../../src/form/answer-sheet'
import { fieldsOf } from '../../src/form/fields-of'
import { kitchenSink } from '../support/kitchen-sink'

function fieldsAndSheet() {
  const sheet = createAnswerSheet(kitchenSink)
  return { sheet, fields: fieldsOf(kitchenSink, sheet) }
}

describe('fieldsOf', () => {
  test('lists the questions in the order of the sections', () => {
    const { fields } = fieldsAndSheet()
    const names = fields().map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['name', 'mail', 'phone'])
    expect(names).not.toContain('otherTopic')
  })

  test('gives the same list while nothing that decides changes', () => {
    const { sheet, fields } = fieldsAndSheet()
    const before = fields()
    sheet.write('name', 'Steve')
    sheet.write('topic', 'One')
    expect(fields()).toBe(before)
  })

  test('adds a question where its condition holds', () => {
    const { sheet, fields } = fieldsAndSheet()
    sheet.write('topic', 'Other')
    const names = fields().map(({ name }) => name)
    expect(names[names.indexOf('topic') + 1]).toBe('otherTopic')
  })

  test('knows what a field waits for, and its options afterwards', () => {
    const { sheet, fields } = fieldsAndSheet()
    const role = () => fields().find(({ name }) => name === 'role')
    expect(role()).toMatchObject({ waitsFor: 'place', hint: 'Choose a place first', options: [] })
    sheet.write('place', 'Sea')
    expect(role()?.waitsFor).toBeUndefined()
    expect(role()?.options[0]).toEqual({
      value: 'Captain',
      label: 'Captain (Taken)',
      closed: 'There is a captain',
    })
  })
})
