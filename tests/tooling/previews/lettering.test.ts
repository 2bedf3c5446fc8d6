import { describe, expect, it } from 'vitest'
import { lettering, wrapLettering } from '../../../src/tooling/previews/lettering'

describe('lettering', () => {
  it('draws small letters as capitals and leaves accents off', () => {
    expect(lettering('Ångström', 40)).toEqual(lettering('ANGSTROM', 40))
  })

  it('draws a diamond for a character it does not have', () => {
    expect(lettering('☃', 40)).toEqual(lettering('漢', 40))
    expect(lettering('☃', 40).path).not.toBe('')
  })

  it('grows with its height', () => {
    expect(lettering('FORM', 80).width).toBeCloseTo(lettering('FORM', 40).width * 2)
  })

  it('breaks lines at spaces and after slashes', () => {
    expect(wrapLettering('Appeal Warning/Mute/Kick', 60, 460)).toEqual(['Appeal', 'Warning/', 'Mute/Kick'])
  })

  it('joins what fits without adding a space after a slash', () => {
    expect(wrapLettering('Media/Influencer Application', 20, 2000)).toEqual(['Media/Influencer Application'])
  })
})
