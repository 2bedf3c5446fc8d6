import { describe, expect, it } from 'vitest'
import { fillText } from '../../src/site/content/fill-text'
import { places } from '../../src/lint/rules/content-places.json'

describe('the places that stand for a fact of the network', () => {
  it.each(places)('%s is filled in by the pages', (place) => {
    expect(fillText(place)).not.toBe(place)
  })
})
