import { describe, expect, it } from 'vitest'
import { objectGrammarsOf } from '../../../src/lint/schema/unknown-key'
import words from '../../../src/lint/schema/grammar-words.json'
import { resolve, type Grammar } from '../../../src/lint/schema/grammar'
import { readFiles } from '../../../src/lint/read-files'

const grammars = [...readFiles(process.cwd())].flatMap(([path, file]) =>
  // The grammars are JSON Schemas, as another test proves.
  path.includes('/_schema/')
    ? [{ path, grammar: JSON.parse(Buffer.from(file).toString('utf8')) as Grammar }]
    : [],
)
const known = new Set(
  '$schema $ref title description type const enum properties patternProperties additionalProperties required minProperties maxProperties items minItems uniqueItems minLength maxLength pattern minimum maximum dependencies definitions files'.split(
    ' ',
  ),
)

describe('a grammar', () => {
  it.each(grammars)('$path has only keywords that the linter implements', ({ grammar }) => {
    expect(keywordsOf(grammar).filter((keyword) => !known.has(keyword))).toEqual([])
  })

  it.each(grammars.filter(({ path }) => path.startsWith('forms/')))(
    '$path has a plain name for each of its groups',
    ({ grammar }) => {
      const titles = objectGrammarsOf(grammar).map((home) => home.grammar.title ?? '')
      // A group without a title is called by its key.
      const named = titles.filter((title) => title !== '')
      expect(named.filter((title) => !Object.hasOwn(words.names, title))).toEqual([])
    },
  )

  it.each(grammars)('$path has only patterns with a plain description', ({ grammar }) => {
    const patterns = partsOf(grammar).flatMap(({ pattern }) => pattern ?? [])
    expect(patterns.filter((pattern) => !Object.hasOwn(words.patterns, pattern))).toEqual([])
  })

  it.each(grammars)('$path has an example for everything that a report may find missing', ({ grammar }) => {
    const needed = partsOf(grammar).flatMap(({ required = [], dependencies = {}, properties = {} }) => {
      const beside = Object.values(dependencies).flatMap((keys) => (isList(keys) ? keys : []))
      return [...required, ...beside].map((key) => resolve(grammar, properties[key] ?? {}))
    })
    const lists = partsOf(grammar).filter(({ minItems }) => minItems !== undefined)
    const lacking = [...needed, ...lists].filter(
      ({ const: only, enum: options, description }) =>
        only === undefined && options === undefined && !description?.includes('Example: '),
    )
    expect(lacking.map(({ description }) => description)).toEqual([])
  })
})

function isList(needed: readonly string[] | Grammar): needed is readonly string[] {
  return Array.isArray(needed)
}

/** Every subschema of a grammar that describes a value, the outermost first. */
function partsOf(part: Grammar): readonly Grammar[] {
  const { properties, patternProperties, definitions, additionalProperties: rest, items } = part
  const below = [properties, patternProperties, definitions].flatMap((group) => Object.values(group ?? {}))
  const others = [rest, items].flatMap((other) => (typeof other === 'object' ? [other] : []))
  return [part, ...[...below, ...others].flatMap(partsOf)]
}

function keywordsOf(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return []
  return Object.entries(part).flatMap(([key, value]) => {
    const isMap = ['properties', 'patternProperties', 'dependencies', 'definitions'].includes(key)
    const below: readonly unknown[] = isMap ? Object.values(Object(value)) : [value]
    return [key, ...below.flatMap(keywordsOf)]
  })
}
