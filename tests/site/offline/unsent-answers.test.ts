import { afterEach, expect, it, vi } from 'vitest'

// A module as a fresh page has it: other tests leave forms behind that are on their way for ever.
vi.resetModules()
const { carryUnsentOver, countUnsent } = await import('../../../src/site/offline/unsent-answers')

const leaving: (() => void)[] = []

function aForm({ isUntouched = false, isCarried = true } = {}): { carried: number } {
  const form = { carried: 0 }
  const carryOver = () => {
    form.carried += 1
    return isCarried
  }
  leaving.push(countUnsent({ isUntouched: () => isUntouched, carryOver }))
  return form
}

afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

it('loses nothing where there is no form', () => {
  expect(carryUnsentOver()).toBe(true)
})

it('carries answers over, and leaves alone a form nobody has touched', () => {
  const [touched, untouched] = [aForm(), aForm({ isUntouched: true, isCarried: false })]
  expect(carryUnsentOver()).toBe(true)
  expect([touched.carried, untouched.carried]).toEqual([1, 0])
})

it('tells that something would be lost where it cannot be carried over, until its page is left', () => {
  aForm({ isCarried: false })
  expect(carryUnsentOver()).toBe(false)
  leaving.pop()?.()
  expect(carryUnsentOver()).toBe(true)
})
