import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../src/engine/schema/definition'
import { reportedAfter } from '../reported-after'

describe('the list of required questions', () => {
  it('may be left out, which is the same as an empty one', () => {
    const withRequired = (list: readonly string[] | undefined) => (text: string) =>
      JSON.stringify({ ...(JSON.parse(text) as object), required: list }, null, 2)
    const place = 'forms/harbour-trip/schema.json'
    const found = [undefined, []].map((list) =>
      reportedAfter(place, withRequired(list)).map(({ rule, message }) => ({ rule, message })),
    )
    expect(found[0]).toEqual(found[1])
  })
})

describe('the forms page', () => {
  /** The errors, warnings left out, with these lists in place of those of the sample's forms page. */
  function errorsWith(lists: Partial<Manifest>) {
    const change = (text: string) => JSON.stringify({ ...(JSON.parse(text) as Manifest), ...lists }, null, 2)
    return reportedAfter('forms/manifest.json', change).filter(({ severity }) => severity === 'error')
  }

  it('may have no situations', () => {
    expect(errorsWith({ situations: [] })).toEqual([])
  })

  it('may have no cards, of which only a warning is given for each form that no visitor finds', () => {
    expect(errorsWith({ cards: [], situations: [], suggested: [] })).toEqual([])
  })
})
