import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeAt, toValue, applyEdits } from '../../../src/lint/json/json-node'
import { parseJson } from '../../../src/lint/json/parse-json'
import { lineStarts, positionAt } from '../../../src/lint/json/positions'
import type { Mistake } from '../../../src/lint/json/scan-json'

const signs = [...'{}[],:"\\ \n\t“”\'/#-+.0123456789aetrufnsl=;é\u00A0']
const jsonLike = fc.oneof(
  fc.json(),
  fc.array(fc.constantFrom(...signs), { maxLength: 40 }).map((list) => list.join('')),
  fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ...signs)).map(([text, at, sign]) => {
    const place = at % (text.length + 1)
    return text.slice(0, place) + sign + text.slice(place + 1)
  }),
)

describe('the reader of JSON', () => {
  it('finds mistakes exactly if JSON.parse does, and otherwise reads the same', () => {
    fc.assert(
      fc.property(jsonLike, (text) => {
        expect(readHere(text)).toEqual(readThere(text))
      }),
      { numRuns: 5000 },
    )
  })

  it('accepts a bracket as a key', () => {
    expect(parseJson('{"": [], "{": {}, "{{": 1}').mistakes).toEqual([])
  })

  it('reports a place within the text for each mistake', () => {
    fc.assert(
      fc.property(jsonLike, (text) => {
        for (const { start, end } of parseJson(text).mistakes) {
          expect(0 <= start && start <= end && end <= text.length).toBe(true)
        }
      }),
    )
  })

  it.each([
    ['{"a": 1,}', '{"a": 1}'],
    ['{"a": 1 "b": 2}', '{"a": 1, "b": 2}'],
    ['{“a”: 1}', '{"a": 1}'],
    ["{'a': 'b'}", '{"a": "b"}'],
    ['{a: b}', '{"a": "b"}'],
    ['{"a" 1}', '{"a": 1}'],
    ['{"a"= True;\n"b": /* why */ 2}', '{"a": true, "b": 2}'],
    ['{"a": ["b": 1, "c": ["d": []]]}', '{"a": {"b": 1, "c": {"d": []}}}'],
    ['{"a": "\\d"}', '{"a": "\\\\d"}'],
    ['{"a": "text\n}', '{"a": "text"}'],
    ['{\n  "a": "text,\n  "b": "more",\n  "c": 1\n}', '{"a": "text", "b": "more", "c": 1}'],
    ['{\n  "a": "one,\r\n    two",\n  "b": 1\n}', '{"a": "one, two", "b": 1}'],
    ['{"a": { "b": "one \ntwo\n" }, "c": ["\t"] }', '{"a": { "b": "one two " }, "c": [" "] }'],
  ])('reads %j as it was meant, and fixes it', (text, meant) => {
    const { root, mistakes } = parseJson(text)
    expect(root && toValue(root)).toEqual(JSON.parse(meant))
    expect(JSON.parse(fixed(text, mistakes))).toEqual(JSON.parse(meant))
  })

  it('fixes the bracket that opens a group, where the other one is right', () => {
    const text = '{"a": ["b": 1}}'
    expect(fixed(text, parseJson(text).mistakes)).toBe('{"a": {"b": 1}}')
  })

  it('takes a list with names for one whose groups lack their opening bracket, where they are closed', () => {
    expect(parseJson('{"a": ["b": 1}, {"b": 2}]}').mistakes.map(({ rule }) => rule)).not.toContain(
      'list-with-names',
    )
  })

  it.each(['{\n  “"a": 1\n}', '{ "a": { "b": Some text" },\n  "c": 1\n}', '{\n  "a": "b"“,\n  "c": 1\n}'])(
    'offers no fix for %j, as it would leave no JSON',
    (text) => {
      expect(parseJson(text).mistakes).toMatchObject([{ fix: undefined }])
    },
  )

  it('offers fixes for all mistakes only where the fixed text is JSON', () => {
    fc.assert(
      fc.property(jsonLike, (text) => {
        const { mistakes } = parseJson(text)
        // What is wrong behind a text before the start is found once that is gone.
        const areFixable = mistakes.every(({ fix, rule }) => fix && rule !== 'text-before-start')
        expect(areFixable && readThere(fixed(text, mistakes))).not.toBe('no JSON')
      }),
      { numRuns: 5000 },
    )
  })

  it('takes the last of two entries with the same name, as JSON.parse does', () => {
    const { root, mistakes } = parseJson('{"a": 1, "a": 2}')
    expect(mistakes.map(({ rule }) => rule)).toEqual(['duplicate-key'])
    expect(nodeAt(root, ['a'])).toMatchObject({ value: 2 })
  })

  it.each(['['.repeat(100_000) + ']'.repeat(100_000), '{"a":'.repeat(100_000)])(
    'refuses brackets nested too deeply',
    (text) => {
      expect(parseJson(text).mistakes.map(({ rule }) => rule)).toEqual(['too-deep'])
    },
  )

  it('counts columns in characters, not in UTF-16 units', () => {
    const text = '{\n  "a": "🐉🐉", "b" 1}'
    const start = parseJson(text).mistakes[0]?.start ?? 0
    expect(positionAt(text, lineStarts(text), start)).toEqual({ line: 2, column: 14 })
  })
})

function fixed(text: string, mistakes: readonly Mistake[]): string {
  return applyEdits(
    text,
    mistakes.flatMap(({ fix = [] }) => fix),
  )
}

function readHere(text: string): unknown {
  const { root, mistakes } = parseJson(text)
  const isRight = mistakes.every(({ rule }) => rule === 'duplicate-key')
  return isRight && root ? { value: toValue(root) } : 'no JSON'
}

function readThere(text: string): unknown {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return 'no JSON'
  }
}
