import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatJson } from '../../src/lint/json/format'
import { openJson } from '../../src/workbench/client/files/open-json'
import { setEntries, setAt } from '../../src/workbench/client/files/json'

/** Indents and gaps that no formatter would write. */
const untidy = '{\n    "a" : 1,\n\n  "b": { "c":   [ 1,2 ] },\n    "d": true\n}'

type Loose = Record<string, unknown>

/** The text after a change of its value. */
function edited(text: string, change: (value: Loose) => void): string {
  const { value, write } = openJson(text)
  // The texts here are objects.
  change(value as Loose)
  return write()
}

const withValue = (text: string, path: readonly (string | number)[], value: unknown) =>
  edited(text, (root) => setAt(root, path, value))

/** The entries of an object with two of them swapped. */
const swapped = (text: string, one: string, other: string) =>
  edited(text, (value) => {
    const keyFor = (key: string) => (key === one ? other : key === other ? one : key)
    setEntries(
      value,
      Object.keys(value).map((key) => [keyFor(key), value[keyFor(key)]]),
    )
  })

describe('a changed value', () => {
  it('leaves the rest of the text unchanged, however untidy it is', () => {
    expect(withValue(untidy, ['a'], 2)).toBe(untidy.replace(': 1,', ': 2,'))
    expect(withValue(untidy, ['b', 'c', 1], 'x')).toBe(untidy.replace('1,2', '1,"x"'))
    expect(withValue(untidy, ['b', 'c'], [1, 'x'])).toBe(untidy.replace('1,2', '1,"x"'))
    expect(withValue(untidy, ['a'], 1)).toBe(untidy)
  })

  it('leaves empty objects and lists unchanged as well', () => {
    const empty = '{ "a": 1, "b": {}, "c": [ ], "d": { "e": { }, "f": [\n] } }'
    expect(withValue(empty, ['a'], 2)).toBe(empty.replace('1', '2'))
  })

  it('is created with its missing parents', () => {
    expect(JSON.parse(withValue('{ "a": 1 }', ['b', 'c'], 2))).toEqual({ a: 1, b: { c: 2 } })
  })

  it('is inserted at the given place', () => {
    const inserted = edited(untidy, (value) =>
      setEntries(value, Object.entries(value).toSpliced(1, 0, ['new', 0])),
    )
    expect(Object.keys(JSON.parse(inserted) as object)).toEqual(['a', 'new', 'b', 'd'])
    expect(inserted.replace('    "new": 0,\n', '')).toBe(untidy)
  })

  it('is a list with its spaces, whichever entry begins it', () => {
    const list = (text: string, value: readonly string[]) => withValue(`{ "a":  ${text} }`, ['a'], value)
    expect(list('["one", "two"]', ['two'])).toBe('{ "a":  ["two"] }')
    expect(list('["one"]', ['one', 'two'])).toBe('{ "a":  ["one", "two"] }')
    expect(list('[ "one" ]', ['two', 'one'])).toBe('{ "a":  [ "two", "one" ] }')
  })

  it('keeps a tidy file tidy', () => {
    const tidy = '{\n  "a": ["one", "two"],\n  "b": 1\n}\n'
    expect(withValue(tidy, ['a'], ['one', 'two', 'three'])).toBe(tidy.replace('"two"', '"two", "three"'))
  })

  it('is read back as written, and setting the old value restores the old text', () => {
    // Empty objects and lists are not written.
    const filled = fc.jsonValue().filter((value) => !/\{\}|\[\]/.test(JSON.stringify(value)))
    const object = fc.dictionary(fc.string(), filled, { minKeys: 1 })
    const property = fc.property(object, filled, (object, value) => {
      const text = formatJson(JSON.stringify(object)) ?? ''
      const key = Object.keys(object)[0] ?? ''
      const changed = withValue(text, [key], value)
      // JSON does not distinguish zero from minus zero.
      expect((JSON.parse(changed) as Loose)[key]).toEqual(JSON.parse(JSON.stringify(value)))
      expect(JSON.parse(withValue(changed, [key], object[key]))).toEqual(JSON.parse(text))
    })
    fc.assert(property)
  })
})

describe('a removed value', () => {
  it('is removed together with objects left empty', () => {
    const text = withValue('{ "a": 1, "b": { "c": { "d": 2 } } }', ['b', 'c', 'd'], undefined)
    expect(JSON.parse(text)).toEqual({ a: 1 })
  })

  it('leaves an object that a file must have', () => {
    expect(JSON.parse(withValue('{ "fields": { "a": 1 } }', ['fields', 'a'], undefined))).toEqual({
      fields: {},
    })
  })

  it('leaves an object that was empty before', () => {
    expect(JSON.parse(withValue('{ "a": 1, "b": {} }', ['a'], undefined))).toEqual({ b: {} })
  })

  it('that does not exist changes nothing', () => {
    expect(withValue(untidy, ['b', 'x', 'y'], undefined)).toBe(untidy)
  })
})

describe('two entries', () => {
  it('swap places, and keep everything between them', () => {
    expect(swapped(untidy, 'a', 'd')).toBe('{\n    "d": true,\n\n  "b": { "c":   [ 1,2 ] },\n    "a" : 1\n}')
  })

  it('are back in place after a second swap', () => {
    const tidy = '{\n  "a": 1,\n  "b": { "c": [1, 2] }\n}\n'
    expect(swapped(swapped(tidy, 'a', 'b'), 'a', 'b')).toBe(tidy)
    expect(JSON.parse(swapped(swapped(untidy, 'a', 'b'), 'a', 'b'))).toEqual(JSON.parse(untidy))
  })
})

it('an entry is renamed in place', () => {
  const renamed = edited(untidy, (value) =>
    setEntries(
      value,
      Object.entries(value).map(([key, part]) => [key === 'b' ? 'new' : key, part]),
    ),
  )
  expect(renamed).toBe(untidy.replace('"b"', '"new"'))
})

it('what is not JSON stays as it is', () => {
  const { value, write } = openJson('{ "a": 1, }')
  expect([value, write()]).toEqual([undefined, '{ "a": 1, }'])
})
