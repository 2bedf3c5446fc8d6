import { describe, expect, it } from 'vitest'
import { nearest } from '../../src/lint/report/near'

const keys = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'format', 'ui:help']

describe('what a word was meant to be', () => {
  it.each([
    ['maxLenght', 'maxLength'],
    ['maxlength', 'maxLength'],
    ['max-length', 'maxLength'],
    ['patern', 'pattern'],
    ['foramt', 'format'],
    ['ui:hepl', 'ui:help'],
  ])('is certain for %s', (word, value) => {
    expect(nearest(word, keys)).toEqual({ value, isCertain: true })
  })

  it('is only a guess where two words look alike', () => {
    expect(nearest('mLength', keys)?.isCertain).toBe(false)
  })

  it('is only a guess for a short word', () => {
    expect(nearest('who', ['why', 'name'])).toEqual({ value: 'why', isCertain: false })
  })

  it('is unknown where nothing looks like it', () => {
    expect(nearest('sparkle', keys)).toBeUndefined()
  })
})
