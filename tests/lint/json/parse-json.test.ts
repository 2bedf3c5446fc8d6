import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeAt, toValue } from '../../../src/lint/json/json-node'
import { parseJson } from '../../../src/lint/json/parse-json'
import { lineStarts, positionAt } from '../../../src/lint/json/positions'

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
    ['{"a": "\\d"}', '{"a": "\\\\d"}'],
    ['{"a": "text\n}', '{"a": "text"}'],
  ])('reads %j as it was meant, and fixes it', (text, meant) => {
    const { root, mistakes } = parseJson(text)
    const edits = mistakes.flatMap(({ fix = [] }) => fix).toSorted((a, b) => b.start - a.start)
    const fixed = edits.reduce(
      (at, { start, end, text: fresh }) => at.slice(0, start) + fresh + at.slice(end),
      text,
    )
    expect(root && toValue(root)).toEqual(JSON.parse(meant))
    expect(JSON.parse(fixed)).toEqual(JSON.parse(meant))
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
