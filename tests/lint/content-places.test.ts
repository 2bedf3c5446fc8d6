import { describe, expect, it } from 'vitest'
import { fillContent } from '../../src/site/content/fill-content'
import { places } from '../../src/lint/rules/content-places.json'

describe('the placeholders for facts of the network', () => {
  it.each(places)('%s is filled in by the pages', (place) => {
    expect(fillContent(place)).not.toBe(place)
  })
})
