import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson } from '../../../src/lint/json/format'
import { valueAt, renameKey, setJson, swapJson } from '../../../src/workbench/client/panels/edit-json'

/** Indents and gaps that no formatter would write. */
const untidy = '{\n    "a" : 1,\n\n  "b": { "c":   [ 1,2 ] },\n    "d": true\n}'

describe('a changed value', () => {
  it('leaves the rest of the text unchanged, however untidy it is', () => {
    expect(setJson(untidy, ['a'], 2)).toBe(untidy.replace(': 1,', ': 2,'))
    expect(setJson(untidy, ['b', 'c', 1], 'x')).toBe(untidy.replace('1,2', '1,"x"'))
  })

  it('is created with its missing parents', () => {
    expect(valueAt(setJson('{ "a": 1 }', ['b', 'c'], 2), [])).toEqual({ a: 1, b: { c: 2 } })
  })

  it('is inserted at the given place', () => {
    expect(Object.keys(valueAt(setJson(untidy, ['new'], 0, 1), []) as object)).toEqual(['a', 'new', 'b', 'd'])
  })

  it('keeps a tidy file tidy', () => {
    const tidy = '{\n  "a": ["one", "two"],\n  "b": 1\n}\n'
    expect(setJson(tidy, ['a'], ['one', 'two', 'three'])).toBe(tidy.replace('"two"', '"two", "three"'))
  })

  it('is read back as written, and setting the old value restores the old text', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
        fc.jsonValue(),
        (object, value) => {
          const text = formatJson(JSON.stringify(object)) ?? ''
          const key = Object.keys(object)[0] ?? ''
          const changed = setJson(text, [key], value)
          // JSON does not distinguish zero from minus zero.
          expect(valueAt(changed, [key])).toEqual(JSON.parse(JSON.stringify(value)))
          expect(valueAt(setJson(changed, [key], object[key]), [])).toEqual(valueAt(text, []))
        },
      ),
    )
  })
})

describe('a removed value', () => {
  it('is removed together with objects left empty', () => {
    const text = setJson('{ "a": 1, "b": { "c": { "d": 2 } } }', ['b', 'c', 'd'], undefined)
    expect(valueAt(text, [])).toEqual({ a: 1 })
  })

  it('leaves an object that a file must have', () => {
    expect(valueAt(setJson('{ "fields": { "a": 1 } }', ['fields', 'a'], undefined), [])).toEqual({
      fields: {},
    })
  })

  it('that does not exist changes nothing', () => {
    expect(setJson(untidy, ['b', 'x', 'y'], undefined)).toBe(untidy)
  })
})

describe('two entries', () => {
  it('swap places, and keep everything between them', () => {
    expect(swapJson(untidy, ['a'], ['d'])).toBe(
      '{\n    "d": true,\n\n  "b": { "c":   [ 1,2 ] },\n    "a" : 1\n}',
    )
  })

  it('are back in place after a second swap', () => {
    expect(swapJson(swapJson(untidy, ['a'], ['b']), ['a'], ['b'])).toBe(untidy)
  })
})

it('an entry is renamed in place', () => {
  expect(renameKey(untidy, ['b'], 'new')).toBe(untidy.replace('"b"', '"new"'))
})
