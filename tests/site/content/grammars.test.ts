import { readdirSync, readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, test } from 'vitest'
import { contentTypes } from '../../../src/tooling/write-types'
import icons from '../../../src/ui/icons/icons.json'

const folder = new URL('../../../src/site/content/', import.meta.url)
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const grammars = readdirSync(new URL('_schema/', folder))
const emblems = readFileSync(new URL('../../../public/images/islands/things.svg', import.meta.url), 'utf8')

/** The drawings to choose from: the menu has icons in the colour of its text, all else emblems in their own. */
const drawings = (name: string): readonly string[] =>
  name === 'navigation.schema.json'
    ? Object.keys(icons)
    : [...emblems.matchAll(/ id="([\w-]+)"/g)].map(([, id = '']) => id)

test.each(files)('%s names its grammar in its first line and conforms to it', (name) => {
  const content = read(name)
  expect(Object.keys(content)[0]).toBe('$schema')
  const ajv = new Ajv({ allErrors: true, keywords: ['files'] })
  ajv.validate(read(String(content['$schema'])), content)
  expect(ajv.errors).toBeNull()
})

test('every grammar is used', () => {
  const used = new Set(files.map((name) => String(read(name)['$schema']).replace('./_schema/', '')))
  expect([...used].toSorted()).toEqual(grammars.toSorted())
})

test.each(grammars)('%s lists the files that name it, where they have other names', (grammar) => {
  const own = grammar.replace('.schema.json', '.json')
  const naming = files.filter((name) => read(name)['$schema'] === `./_schema/${grammar}`)
  expect(read(`_schema/${grammar}`)['files'] ?? [own]).toEqual(naming)
})

test('the types of the content match its grammars', async () => {
  const types = readFileSync(new URL('content-types.ts', folder), 'utf8')
  expect(types, 'run: npm run grammar').toBe(await contentTypes())
})

describe.each(grammars)('%s', (name) => {
  const keys = keysOf(read(`_schema/${name}`))

  test.each(keys)('explains "%s" with an example', (_, key) => {
    expect(key['description']).toMatch(/Example: ./)
  })

  test('offers only existing drawings', () => {
    const offered = keys.flatMap(([key, { enum: names }]) =>
      key === 'icon' && Array.isArray(names) ? names : [],
    )
    for (const icon of offered) expect(drawings(name)).toContain(icon)
  })
})

type Key = Record<string, unknown>

/** Every key that a grammar describes, at any depth, with its description. */
function keysOf(grammar: unknown): readonly (readonly [string, Key])[] {
  if (typeof grammar !== 'object' || grammar === null) return []
  const { properties, items } = grammar as { properties?: Record<string, Key>; items?: unknown }
  const own = Object.entries(properties ?? {})
  return [...own, ...own.flatMap(([, key]) => keysOf(key)), ...keysOf(items)]
}
