import { describe, expect, it } from 'vitest'
import { slugs } from '../../src/catalog/load-form'
import { validate, type Validation } from '../../src/engine/answers/validate'
import { everyFixture, everyForm, everyValidFixture } from './every-form'

const wrongFixtures = everyFixture.filter(({ fixture }) => fixture.errors !== undefined)

describe('the folders in forms/', () => {
  it('are the forms of the catalogue', () => {
    expect(everyForm.map(({ slug }) => slug)).toEqual(slugs)
    expect(slugs.length).toBeGreaterThan(0)
  })

  it.each(everyForm)('$slug has a brief and a full example', ({ fixtures }) => {
    expect([...fixtures.keys()]).toEqual(expect.arrayContaining(['minimal', 'full']))
  })

  it.each(everyFixture)('$slug/$name is called wrong when it is', ({ name, fixture }) => {
    expect(name.startsWith('wrong-')).toBe(fixture.errors !== undefined)
  })
})

describe.each(['shipped', 'compiled'] as const)('with the %s rules', (rules) => {
  it.each(everyValidFixture)('$slug/$name is accepted', (given) => {
    const { fixture } = given
    const expected = fixture.accepted ?? fixture.answers
    expect(validate(given[rules], fixture.answers)).toEqual({ ok: true, value: expected })
  })

  it.each(wrongFixtures)('$slug/$name gets its words, in the order of the page', (given) => {
    const { fixture } = given
    const result = validate(given[rules], fixture.answers)
    expect(wordsOf(result)).toEqual(Object.entries(fixture.errors ?? {}))
    expect(headingOf(result)).toBe(fixture.heading)
  })

  it.each(everyValidFixture)('$slug/$name keeps the order of the questions', (given) => {
    const result = validate(given[rules], reversed(given.fixture.answers))
    const names = result.ok ? Object.keys(result.value) : []
    expect(names).toEqual(given[rules].order.filter((name) => names.includes(name)))
    expect(names.length).toBeGreaterThan(0)
  })
})

describe('the minimal and the full example', () => {
  it.each(everyForm)('of $slug answer what must, and all that can, be answered', ({ compiled, fixtures }) => {
    const minimal = Object.keys(fixtures.get('minimal')?.answers ?? {})
    const full = Object.keys(fixtures.get('full')?.answers ?? {})
    expect(minimal).toEqual(compiled.order.filter((name) => compiled.schema.required.includes(name)))
    expect(full).toEqual(compiled.order)
  })
})

function wordsOf(result: Validation): readonly (readonly string[])[] {
  return result.ok ? [] : result.errors.map(({ name, text }) => [name, text])
}

function headingOf(result: Validation): string | undefined {
  return result.ok ? undefined : result.heading
}

function reversed<Value>(answers: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(answers).toReversed())
}
