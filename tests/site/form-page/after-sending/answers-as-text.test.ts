import { expect, test } from 'vitest'
import { answersAsText } from '../../../../src/site/form-page/after-sending/answers-as-text'
import { aForm } from '../../../engine/a-form'
import { kitchenSink } from '../../../support/kitchen-sink'

test('names the form, the reference and the date, then each answered question with its answer', () => {
  const answers = { name: 'Steve', age: 20, links: ['https://a.example', 'https://b.example'] }
  const sentAt = new Date(2025, 5, 24, 14, 5)
  expect(answersAsText(kitchenSink, answers, { reference: 'KS-000000', sentAt })).toBe(
    [
      'Kitchen Sink\nReference: KS-000000\nDate: June 24, 2025 at 2:05 PM',
      'Name\nSteve',
      'Age\n20',
      'Links\nhttps://a.example, https://b.example\n',
    ].join('\n\n'),
  )
})

test('writes the date of an answer as that of the form', () => {
  const day = { title: 'Day', type: 'string', format: 'date' } as const
  const form = aForm({ properties: { from: { ...day, title: 'From' }, to: { ...day, title: 'To' } } })
  const about = { reference: 'TF-000000', sentAt: new Date(2025, 5, 24, 14, 5) }
  const text = answersAsText(form, { from: '2025-02-01', to: 'soon' }, about)
  expect(text).toContain('From\nFebruary 1, 2025\n\nTo\nsoon\n')
})
