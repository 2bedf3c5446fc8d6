import { afterEach, expect, it, vi } from 'vitest'

// A fresh module, as on a new page: other tests leave forms behind that never finish sending.
vi.resetModules()
const { carryUnsentOver, registerUnsent } = await import('../../../src/site/new-version/unsent-answers')
const { warnOfLeaving } = await import('../../../src/site/page-life')

const leaving: (() => void)[] = []

function aForm({ isUntouched = false, isCarried = true } = {}): { carried: number } {
  const form = { carried: 0 }
  const carryOver = () => {
    form.carried += 1
    return isCarried
  }
  leaving.push(registerUnsent({ isUntouched: () => isUntouched, carryOver }))
  return form
}

afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

it('loses nothing if there is no form', () => {
  expect(carryUnsentOver()).toBe(true)
})

it('carries answers over, and ignores an untouched form', () => {
  const [touched, untouched] = [aForm(), aForm({ isUntouched: true, isCarried: false })]
  expect(carryUnsentOver()).toBe(true)
  expect([touched.carried, untouched.carried]).toEqual([1, 0])
})

it('reports answers that cannot be carried over, until their page is left', () => {
  aForm({ isCarried: false })
  expect(carryUnsentOver()).toBe(false)
  leaving.pop()?.()
  expect(carryUnsentOver()).toBe(true)
})

it('reports a form that is only on this page, until it is sent', () => {
  vi.stubGlobal('window', new EventTarget())
  const form = {}
  warnOfLeaving(form, true)
  expect(carryUnsentOver()).toBe(false)
  warnOfLeaving(form, false)
  expect(carryUnsentOver()).toBe(true)
  vi.unstubAllGlobals()
})
