import { describe, expect, test } from 'vitest'
import { answersAsText } from '../../../src/site/form-page/answers-as-text'
import { kitchenSink } from '../../support/kitchen-sink'

describe('answersAsText', () => {
  test('names the form and the reference, then each answered question with its answer', () => {
    const answers = { name: 'Steve', age: 20, links: ['https://a.example', 'https://b.example'] }
    expect(answersAsText(kitchenSink, answers, 'KS-000000')).toBe(
      'Kitchen Sink (KS-000000)\n\nName\nSteve\n\nAge\n20\n\nLinks\nhttps://a.example, https://b.example',
    )
  })

  test('does without a reference', () => {
    expect(answersAsText(kitchenSink, { otherTopic: 'Fish' })).toBe('Kitchen Sink\n\nOther topic\nFish')
  })
})
