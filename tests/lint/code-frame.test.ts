import { describe, expect, it } from 'vitest'
import { codeFrame } from '../../src/lint/report/format-diagnostics'

describe('the lines of a problem', () => {
  it('are underlined where the problem is', () => {
    const shown = codeFrame({ line: 2, column: 3, endLine: 2, endColumn: 6 }, ['{', '  "a": 1', '}'])
    expect(shown).toEqual(['    2 |   "a": 1', '      |   ^^^'])
  })

  it('have one caret where something is missing', () => {
    expect(codeFrame({ line: 1, column: 3, endLine: 1, endColumn: 3 }, ['{"'])).toEqual([
      '    1 | {"',
      '      |   ^',
    ])
  })

  it('are all underlined when there are several', () => {
    const shown = codeFrame({ line: 9, column: 3, endLine: 10, endColumn: 4 }, [
      ...Array<string>(8).fill(''),
      '  /* a',
      '  b */',
    ])
    expect(shown).toEqual(['     9 |   /* a', '       |   ^^^^', '    10 |   b */', '       |   ^'])
  })

  it('are three at most', () => {
    const lines = Array<string>(9).fill('x')
    expect(codeFrame({ line: 2, column: 1, endLine: 9, endColumn: 2 }, lines)).toHaveLength(6)
  })

  it('show only the part of a long line around the place', () => {
    const line = `${'a'.repeat(500)}BAD${'z'.repeat(500)}`
    const [text = '', carets = ''] = codeFrame({ line: 1, column: 501, endLine: 1, endColumn: 504 }, [line])
    expect(text).toContain(`…${'a'.repeat(20)}BAD`)
    expect(text.endsWith('z…')).toBe(true)
    expect(text.slice(carets.indexOf('^'), carets.indexOf('^') + 3)).toBe('BAD')
  })

  it('are empty for a missing file', () => {
    expect(codeFrame({ line: 1, column: 1, endLine: 1, endColumn: 1 }, [])).toEqual([])
  })
})
