import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { formsFolder } from '../../src/catalog/read-definitions'
import { grammarTypes } from '../../src/tooling/write-grammar-types'
import { jsonFilesIn } from './json-files'

const files = jsonFilesIn(formsFolder).map((path) => ({ path, file: relative(formsFolder, path) }))
const grammars = files.filter(({ file }) => file.startsWith('_schema/'))
const written = files.filter(({ file }) => !file.startsWith('_schema/') && !file.endsWith('.message.json'))

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })

describe('the grammars', () => {
  it('are the five that the engine takes its types from', () => {
    const names = grammars.map(({ file }) => file)
    const kinds = ['fixture', 'manifest', 'message', 'schema', 'ui']
    expect(names).toEqual(kinds.map((kind) => `_schema/${kind}.schema.json`))
  })

  it.each(grammars)('$file is a draft-07 schema', ({ path }) => {
    const grammar = readJson(path)
    expect(grammar).toHaveProperty('$schema', 'http://json-schema.org/draft-07/schema#')
    expect(ajv.validateSchema(grammar)).toBe(true)
  })

  it('are what the types of the engine say', async () => {
    const types = new URL('../../src/engine/schema/definition.ts', import.meta.url)
    expect(readFileSync(types, 'utf8')).toBe(await grammarTypes())
  })
})

describe('a file in forms/', () => {
  it.each(written)('$file obeys the grammar it names', ({ path }) => {
    const content = readJson(path)
    const obeys = ajv.compile(readJson(grammarOf(path, content)))
    obeys(content)
    expect(obeys.errors ?? []).toEqual([])
  })

  it.each(written)('$file names its grammar first, so that editors explain it', ({ path }) => {
    expect(Object.keys(readJson(path))[0]).toBe('$schema')
  })
})

function grammarOf(path: string, content: object): string {
  if (!('$schema' in content) || typeof content.$schema !== 'string') throw new Error(`${path}: no $schema`)
  return join(dirname(path), content.$schema)
}

function readJson(path: string): object {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof content !== 'object' || content === null) throw new Error(`${path} is no JSON object`)
  return content
}
