import { describe, expect, it } from 'vitest'
import { slugs } from '../../src/catalog/load-form'
import { validate } from '../../src/engine/answers/validate'
import { coverage } from '../../src/engine/fixtures/coverage'
import { everyForm, everyValidFixture, everyWrongFixture } from './every-form'

describe('the folders in forms/', () => {
  it('are the forms of the catalogue', () => {
    expect(everyForm.map(({ slug }) => slug)).toEqual(slugs)
    expect(slugs.length).toBeGreaterThan(0)
  })

  it.each(everyForm)('$slug has fixtures that show every rule and every side of a condition', (form) => {
    const { rules, gaps } = coverage(form.shipped, form.fixtures)
    expect(gaps).toEqual([])
    expect(rules.length).toBeGreaterThan(0)
  })
})

describe.each(['shipped', 'compiled'] as const)('with the %s rules', (rules) => {
  it.each(everyValidFixture)('$slug: "$name" is accepted, in the order of the page', (given) => {
    const { fixture } = given
    const result = validate(given[rules], reversed(fixture.answers))
    const names = result.ok ? Object.keys(result.value) : []
    expect(result.ok ? [] : result.errors).toEqual([])
    expect(names).toEqual(given[rules].order.filter((name) => names.includes(name)))
    expect(names.length).toBeGreaterThan(0)
  })

  // What they say is for staff to change: the linter warns of a fixture that still expects the old words.
  it.each(everyWrongFixture)('$slug: "$name" gets its errors, in the order of the page', (given) => {
    const result = validate(given[rules], given.fixture.answers)
    const errors = result.ok ? [] : result.errors
    expect(errors.map(({ name }) => name)).toEqual(Object.keys(given.fixture.errors))
    expect(errors.map(({ text }) => text.trim())).not.toContain('')
  })
})

function reversed<Value>(answers: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(answers).toReversed())
}
