import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormProperty } from '../../src/engine/schema/definition'
import { validate } from '../../src/engine/answers/validate'
import { aForm, asking, whenAnswer } from './a-form'

const words = {
  required: 'missing',
  type: 'type',
  minimum: 'minimum',
  maxLength: 'maxLength',
  format: 'format',
}
const text: FormProperty = { type: 'string', maxLength: 5, errorMessage: words }
const link: FormProperty = { type: 'string', maxLength: 5, format: 'email', errorMessage: words }
const age: FormProperty = { type: 'integer', minimum: 13, errorMessage: words }

const form = aForm({
  required: ['name', 'age'],
  properties: { link, name: text, age },
  errorMessage: { required: 'Fill in everything.' },
})

describe('validate', { timeout: 60_000 }, () => {
  it('returns the normalized answers if every rule is kept', () => {
    const result = validate(form, { name: ' Mira ', age: '13', other: 'x' })
    expect(result).toEqual({ ok: true, value: { name: 'Mira', age: 13 } })
  })

  it('lists one error for each wrong question, in the order of the page', () => {
    const result = validate(form, { age: '12', link: 'x' })
    expect(result).toMatchObject({
      errors: [
        { name: 'link', rule: 'format', text: 'format' },
        { name: 'name', rule: 'required', text: 'missing' },
        { name: 'age', rule: 'minimum', text: 'minimum' },
      ],
    })
  })

  it('uses the order that staff wrote', () => {
    const ordered = aForm(
      { required: ['a', 'b'], properties: { a: text, b: text } },
      { 'ui:order': ['b', 'a'] },
    )
    expect(validate(ordered, {})).toMatchObject({ errors: [{ name: 'b' }, { name: 'a' }] })
  })

  it('puts the form-wide text first while an answer is missing', () => {
    expect(validate(form, { age: 12 })).toHaveProperty('heading', 'Fill in everything.')
  })

  it('leaves the heading out when nothing is missing', () => {
    expect(validate(form, { name: 'Mira', age: 12 })).not.toHaveProperty('heading')
  })

  it('reports the length before the format', () => {
    const result = validate(form, { name: 'Mira', age: 13, link: 'no link' })
    expect(result).toMatchObject({ errors: [{ name: 'link', rule: 'maxLength' }] })
  })

  it.each(['twelve', '12.5', '1e3'])('reports the type of %j before its size', (typed) => {
    expect(validate(form, { name: 'Mira', age: typed })).toMatchObject({ errors: [{ rule: 'type' }] })
  })

  it('counts characters as people do', () => {
    expect(validate(form, { name: '🔥🔥🔥🔥🔥', age: 13 }).ok).toBe(true)
    expect(validate(form, { name: '🔥🔥🔥🔥🔥🔥', age: 13 }).ok).toBe(false)
  })

  it('reports the first wrong entry of a list', () => {
    const errorMessage = { pattern: 'No link: {value}' }
    const items = { type: 'string', pattern: '^https://', errorMessage } as const
    const list = aForm({ properties: { links: { type: 'array', items } } })
    const result = validate(list, { links: 'https://a.example, b, c' })
    expect(result).toMatchObject({ errors: [{ name: 'links', rule: 'pattern', text: 'No link: b' }] })
  })

  it('reports the first wrong entry, whichever rule it and later ones break', () => {
    const errorMessage = { maxLength: 'Too long: {value}', pattern: 'No number: {value}' }
    const items = { type: 'string', maxLength: 3, pattern: '^[0-9]+$', errorMessage } as const
    const list = aForm({ properties: { codes: { type: 'array', items } } })
    expect(validate(list, { codes: '1, b, 33333' })).toMatchObject({ errors: [{ text: 'No number: b' }] })
    expect(validate(list, { codes: '1, 33333, b' })).toMatchObject({ errors: [{ text: 'Too long: 33333' }] })
    const many = Array.from({ length: 12 }, (_, at) => (at < 10 ? '1' : `b${at}`))
    expect(validate(list, { codes: many })).toMatchObject({ errors: [{ text: 'No number: b10' }] })
  })

  it('requires nothing of a hidden question', () => {
    const allOf = [whenAnswer('name', 'Mira', { ...asking('more'), required: ['more'] })]
    const conditional = aForm({ properties: { name: { type: 'string' } }, allOf })
    expect(validate(conditional, { name: 'Nova' }).ok).toBe(true)
    expect(validate(conditional, { name: 'Mira' })).toMatchObject({
      errors: [{ name: 'more', rule: 'required' }],
    })
  })

  it('refuses answers that break a rule of no question', () => {
    const broken = aForm({ required: ['nobody'], properties: { name: text } })
    expect(validate(broken, { name: 'Mira' })).toEqual({ ok: false, errors: [] })
  })

  it('never throws, whatever it is given', () => {
    const names = fc.oneof(fc.constantFrom('name', 'age', 'link'), fc.string())
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), (input) => {
        expect(typeof validate(form, input).ok).toBe('boolean')
      }),
    )
  })
})
