import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { slugs } from '../../src/catalog/load-form'
import { formsFolder } from '../../src/catalog/read-definitions'
import { validate, type Validation } from '../../src/engine/answers/validate'
import { coverage } from '../../src/engine/fixtures/coverage'
import { snapshotOf } from '../../src/engine/fixtures/snapshot'
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

  it.each(everyForm)(
    '$slug has the messages of its valid fixtures; if not, run: npm run forms:fix',
    (form) => {
      const snapshot: unknown = JSON.parse(
        readFileSync(`${formsFolder}${form.slug}/messages.snapshot.json`, 'utf8'),
      )
      expect(Object.keys(form.written.valid).length).toBeGreaterThan(0)
      expect(snapshotOf(form.shipped, form.written)).toEqual(snapshot)
    },
  )
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

  it.each(everyWrongFixture)('$slug: "$name" gets its errors, in the order of the page', (given) => {
    const { fixture } = given
    const result = validate(given[rules], fixture.answers)
    expect(wordsOf(result)).toEqual(Object.entries(fixture.errors))
    expect(result.ok ? undefined : result.heading).toBe(fixture.heading)
  })
})

function wordsOf(result: Validation): readonly (readonly string[])[] {
  return result.ok ? [] : result.errors.map(({ name, text }) => [name, text])
}

function reversed<Value>(answers: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(answers).toReversed())
}
