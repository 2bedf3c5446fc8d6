import { expect, it } from 'vitest'
import { countUnsent, hasUnsentAnswers } from '../../../src/site/offline/unsent-answers'

it('knows of unsent answers while a form with some is on the page', () => {
  const leave = countUnsent({ isUntouched: () => false })
  expect(hasUnsentAnswers()).toBe(true)
  leave()
  expect(hasUnsentAnswers()).toBe(false)
})

it('does not count a form nobody has touched', () => {
  const leave = countUnsent({ isUntouched: () => true })
  expect(hasUnsentAnswers()).toBe(false)
  leave()
})
