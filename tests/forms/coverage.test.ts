import { afterAll, describe, expect, it } from 'vitest'
import { coverage } from '../../src/engine/schema/coverage'
import { everyForm } from './every-form'

const covered = everyForm.map(({ slug, shipped, fixtures }) => ({
  slug,
  fixtures: fixtures.size,
  ...coverage(shipped, fixtures),
}))

describe('the fixtures', () => {
  it.each(covered)('of $slug show every rule and both sides of every condition', ({ gaps }) => {
    expect(gaps).toEqual([])
  })

  it.each(covered)('of $slug show at least one rule', ({ rules }) => {
    expect(rules.length).toBeGreaterThan(0)
  })
})

afterAll(() => {
  const rows = covered.map((form) => [
    form.slug,
    {
      fixtures: form.fixtures,
      rules: `${shownOf(form.rules)} of ${form.rules.length}`,
      sides: `${shownOf(form.sides)} of ${form.sides.length}`,
    },
  ])
  console.table(Object.fromEntries(rows))
})

function shownOf(parts: readonly { readonly fixtures: readonly string[] }[]): number {
  return parts.filter(({ fixtures }) => fixtures.length > 0).length
}
