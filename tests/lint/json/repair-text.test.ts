import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../../src/lint/json/json-node'
import { parseJson } from '../../../src/lint/json/parse-json'

/** The rules of the mistakes in a text, and the text with their fixes made. */
function repaired(text: string): readonly [rules: string, text: string] {
  const { mistakes } = parseJson(text)
  const rules = mistakes.map(({ rule }) => rule).join(' ')
  return [
    rules,
    applyEdits(
      text,
      mistakes.flatMap(({ fix = [] }) => fix),
    ),
  ]
}

describe('a word that can be neither a name nor a value', () => {
  it.each([
    ['hello {\n  "a": 1\n}\n', '{\n  "a": 1\n}\n'],
    ['{\n  "a": 1,\n  hello there\n  "b": 2\n}', '{\n  "a": 1,\n  "b": 2\n}'],
    ['{\r\n  "a": 1,\r\n  hello\r\n  "b": 2\r\n}', '{\r\n  "a": 1,\r\n  "b": 2\r\n}'],
    ['{ "a": hello { "b": 1 } }', '{ "a": { "b": 1 } }'],
  ])('is removed from %j', (text, without) => {
    expect(repaired(text)).toEqual(['stray-word', without])
  })

  it.each(['{ "a": "x" y }', '{ "a": 1 } end', '{\n  "a": hello\n  "b": 2\n}', '{ "a": hello }'])(
    'is not the one in %j, which may be more than that',
    (text) => {
      expect(repaired(text)[0]).not.toContain('stray-word')
    },
  )
})

describe('brackets that are missing at the end', () => {
  it.each([
    ['{\n  "a": {\n    "b": "c"\n', '{\n  "a": {\n    "b": "c"\n  }\n}\n'],
    ['{\n  "a": {\n    "b": "c"\n  }\n', '{\n  "a": {\n    "b": "c"\n  }\n}\n'],
    ['{\r\n  "a": ["b"', '{\r\n  "a": ["b"]\r\n}'],
  ])('are added to %j, each in line with the one that it closes', (text, closed) => {
    expect(repaired(text)[1]).toBe(closed)
  })

  it.each(['{\n  "a": ["b",\n', '{\n  "a": {\n    "b"\n', '{\n  "a": {\n    "b": 1,\n  "c": 2\n}\n'])(
    'are not added to %j, where more is missing, or one is missing before the end',
    (text) => {
      expect(repaired(text)[1]).toBe(text)
    },
  )
})
