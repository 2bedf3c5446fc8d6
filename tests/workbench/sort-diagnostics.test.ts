import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/lint/diagnostic'
import { offsetOfPlace } from '../../src/workbench/client/files/json'
import {
  countByFile,
  countByForm,
  sortDiagnostics,
} from '../../src/workbench/client/diagnostics/sort-diagnostics'

function diagnostic(file: string, also: readonly string[] = []): Diagnostic {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2 }
  return {
    ...place,
    file,
    severity: 'error',
    rule: 'trailing-comma',
    start: 0,
    end: 1,
    message: 'x',
    remedy: 'y',
    also: also.map((file) => ({ ...place, file })),
  }
}

describe('the diagnostics of a form', () => {
  const own = diagnostic('forms/guild/ui.json')
  const stray = diagnostic('forms/guild/notes.json')
  const shared = diagnostic('forms/manifest.json')
  const same = diagnostic('forms/zoo/message.json', ['forms/guild/message.json'])
  const foreign = diagnostic('forms/contact/ui.json', ['forms/manifest.json'])

  it('are those in its folder, in the manifest, and those that involve it', () => {
    const { own: found, elsewhere } = sortDiagnostics([foreign, own, stray, shared, same], 'guild')
    expect(found).toEqual([own, stray, shared, same])
    expect(elsewhere).toEqual([foreign])
  })

  it('are separate from warnings, which block nothing', () => {
    const warning: Diagnostic = { ...own, severity: 'warning' }
    const {
      own: found,
      warnings,
      elsewhere,
    } = sortDiagnostics([own, warning, { ...foreign, severity: 'warning' }], 'guild')
    expect([found, warnings, elsewhere]).toEqual([[own], [warning], []])
    expect(countByForm([warning])).toEqual(new Map())
  })

  it('are counted by file and by form', () => {
    expect(countByFile([own, own, shared])).toEqual(
      new Map([
        ['forms/guild/ui.json', 2],
        ['forms/manifest.json', 1],
      ]),
    )
    expect(countByForm([own, same, shared])).toEqual(
      new Map([
        ['guild', 1],
        ['zoo', 1],
      ]),
    )
  })
})

describe('a place given by line and column', () => {
  it('is found by characters, not by UTF-16 units', () => {
    const text = 'a\n✅😀b\nc'
    expect(text.slice(offsetOfPlace(text, { line: 2, column: 3 }))).toBe('b\nc')
    expect(text.slice(offsetOfPlace(text, { line: 3, column: 1 }))).toBe('c')
  })

  it('is the end of its line if the line is shorter', () => {
    expect(offsetOfPlace('ab\ncd', { line: 1, column: 9 })).toBe(2)
  })

  it('is the end of the text if there is no such line', () => {
    expect(offsetOfPlace('ab', { line: 9, column: 1 })).toBe(2)
  })
})
