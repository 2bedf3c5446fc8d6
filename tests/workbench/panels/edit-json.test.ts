import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson } from '../../../src/lint/json/format'
import { valueAt, renameKey, setJson, swapJson } from '../../../src/workbench/client/panels/edit-json'

/** Indents and gaps that no formatter would write. */
const untidy = '{\n    "a" : 1,\n\n  "b": { "c":   [ 1,2 ] },\n    "d": true\n}'

describe('another value', () => {
  it('changes nothing but itself, however untidy the text is', () => {
    expect(setJson(untidy, ['a'], 2)).toBe(untidy.replace(': 1,', ': 2,'))
    expect(setJson(untidy, ['b', 'c', 1], 'x')).toBe(untidy.replace('1,2', '1,"x"'))
  })

  it('comes with whatever leads to it', () => {
    expect(valueAt(setJson('{ "a": 1 }', ['b', 'c'], 2), [])).toEqual({ a: 1, b: { c: 2 } })
  })

  it('stands at the place it is given', () => {
    expect(Object.keys(valueAt(setJson(untidy, ['new'], 0, 1), []) as object)).toEqual(['a', 'new', 'b', 'd'])
  })

  it('leaves a tidy file tidy', () => {
    const tidy = '{\n  "a": ["one", "two"],\n  "b": 1\n}\n'
    expect(setJson(tidy, ['a'], ['one', 'two', 'three'])).toBe(tidy.replace('"two"', '"two", "three"'))
  })

  it('is what is read back, and the value before it brings the text before it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
        fc.jsonValue(),
        (object, value) => {
          const text = formatJson(JSON.stringify(object)) ?? ''
          const key = Object.keys(object)[0] ?? ''
          const changed = setJson(text, [key], value)
          // JSON knows one zero.
          expect(valueAt(changed, [key])).toEqual(JSON.parse(JSON.stringify(value)))
          expect(valueAt(setJson(changed, [key], object[key]), [])).toEqual(valueAt(text, []))
        },
      ),
    )
  })
})

describe('a value that is taken away', () => {
  it('goes with the objects that are left empty', () => {
    const text = setJson('{ "a": 1, "b": { "c": { "d": 2 } } }', ['b', 'c', 'd'], undefined)
    expect(valueAt(text, [])).toEqual({ a: 1 })
  })

  it('leaves an object that a file must have', () => {
    expect(valueAt(setJson('{ "fields": { "a": 1 } }', ['fields', 'a'], undefined), [])).toEqual({
      fields: {},
    })
  })

  it('that is not there changes nothing', () => {
    expect(setJson(untidy, ['b', 'x', 'y'], undefined)).toBe(untidy)
  })
})

describe('two entries', () => {
  it('change places with all that stands between them kept', () => {
    expect(swapJson(untidy, ['a'], ['d'])).toBe(
      '{\n    "d": true,\n\n  "b": { "c":   [ 1,2 ] },\n    "a" : 1\n}',
    )
  })

  it('are back after a second time', () => {
    expect(swapJson(swapJson(untidy, ['a'], ['b']), ['a'], ['b'])).toBe(untidy)
  })
})

it('an entry gets another name at its place', () => {
  expect(renameKey(untidy, ['b'], 'new')).toBe(untidy.replace('"b"', '"new"'))
})
