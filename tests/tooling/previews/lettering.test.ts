import { describe, expect, it } from 'vitest'
import { lettering, wrapLettering } from '../../../src/tooling/previews/lettering'

describe('lettering', () => {
  it('draws small letters as capitals and drops accents', () => {
    expect(lettering('Ångström', 40)).toEqual(lettering('ANGSTROM', 40))
    expect(lettering('Zgłoszenie, smørbrød', 40)).toEqual(lettering('ZGLOSZENIE, SMORBROD', 40))
  })

  it('draws a diamond for a character it does not have', () => {
    expect(lettering('☃', 40)).toEqual(lettering('漢', 40))
    expect(lettering('☃', 40).path).not.toBe('')
  })

  it('grows with its height', () => {
    expect(lettering('FORM', 80).width).toBeCloseTo(lettering('FORM', 40).width * 2)
  })

  it('breaks lines at spaces and after slashes', () => {
    expect(wrapLettering('Appeal Caution/Fine/Grog', 60, 460)).toEqual(['Appeal', 'Caution/', 'Fine/Grog'])
  })

  it('joins what fits without adding a space after a slash', () => {
    expect(wrapLettering('Painter/Sculptor Application', 20, 2000)).toEqual(['Painter/Sculptor Application'])
  })
})
