import { describe, expect, it } from 'vitest'
import { deriveFixtures } from '../../src/engine/fixtures/derive-fixtures'
import { orBlank } from '../../src/engine/schema/blank-pattern'
import { aForm } from './a-form'

describe('derived fixtures', () => {
  it('respect fixed days and other answers', () => {
    const date = { type: 'string', format: 'date' } as const
    const form = aForm(
      { properties: { arrival: date, departure: date } },
      {
        arrival: { 'ui:options': { dates: { from: '2027-05-01', text: 'Arrival' } } },
        departure: { 'ui:options': { dates: { from: 'arrival', text: 'Departure' } } },
      },
    )
    const { full } = deriveFixtures(form, { valid: {} }).valid
    expect(full?.answers).toEqual({ arrival: '2027-05-01', departure: '2027-05-01' })
  })

  it.each([22, 17, 11])('have a mail address of at most %i characters', (maxLength) => {
    const form = aForm({
      properties: { mail: { type: 'string', format: 'email', maxLength } },
      required: ['mail'],
    })
    const { mail } = deriveFixtures(form, { valid: {} }).valid['minimal']?.answers ?? {}
    expect(String(mail).length).toBeLessThanOrEqual(maxLength)
    expect(mail).toMatch(/@/)
  })

  it('have a text for a pattern that allows spaces, whatever the name of the question', () => {
    const pattern = orBlank(String.raw`^\s*[hH]ttps?://[^\s/]+\s*$`)
    const form = aForm({ properties: { found: { type: 'string', pattern } } })
    const { found } = deriveFixtures(form, { valid: {} }).valid['full']?.answers ?? {}
    expect(found).toMatch(/^[hH]ttps?:/)
  })

  it('have no spaces around a text that would be too long with them', () => {
    const form = aForm({
      properties: { tag: { type: 'string', maxLength: 3 }, reason: { type: 'string', maxLength: 99 } },
      required: ['tag', 'reason'],
    })
    const { tag, reason } = deriveFixtures(form, { valid: {} }).valid['spaces']?.answers ?? {}
    expect(String(tag).length).toBeLessThanOrEqual(3)
    expect(reason).toMatch(/^\s.*\s$/s)
  })

  it('have a sample for another question, if the pattern accepts it', () => {
    const form = aForm({ properties: { proof: { type: 'string', pattern: String.raw`^[hH]ttps?://\S+$` } } })
    const { proof } = deriveFixtures(form, { valid: {} }).valid['full']?.answers ?? {}
    expect(proof).toBe('https://example.net/lanternfox')
  })
})
