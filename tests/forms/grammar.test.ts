import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { formsFolder } from '../../src/catalog/read-definitions'
import { grammarTypes } from '../../src/tooling/write-types'
import { jsonFilesIn } from './json-files'

const files = jsonFilesIn(formsFolder).map((path) => ({ path, file: relative(formsFolder, path) }))
const grammars = files.filter(({ file }) => file.startsWith('_schema/'))
const written = files.filter(({ file }) => !file.startsWith('_schema/') && !file.endsWith('.snapshot.json'))

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })

describe('the grammars', () => {
  it('are the five from which the types of the engine are generated', () => {
    const names = grammars.map(({ file }) => file)
    const kinds = ['fixtures', 'manifest', 'message', 'schema', 'ui']
    expect(names).toEqual(kinds.map((kind) => `_schema/${kind}.schema.json`))
  })

  it.each(grammars)('$file is a draft-07 schema', ({ path }) => {
    const grammar = readJson(path)
    expect(grammar).toHaveProperty('$schema', 'http://json-schema.org/draft-07/schema#')
    expect(ajv.validateSchema(grammar)).toBe(true)
  })

  it('match the types of the engine', async () => {
    const types = new URL('../../src/engine/schema/definition.ts', import.meta.url)
    expect(readFileSync(types, 'utf8'), 'run: npm run grammar').toBe(await grammarTypes())
  })
})

describe('a file in forms/', () => {
  it.each(written)('$file conforms to the grammar of its kind', ({ path }) => {
    const content = readJson(path)
    const obeys = ajv.compile(readJson(grammarOf(path)))
    obeys(content)
    expect(obeys.errors ?? []).toEqual([])
  })
})

/** The grammar of a file by its name. */
function grammarOf(path: string): string {
  return join(formsFolder, '_schema', `${basename(path, '.json')}.schema.json`)
}

function readJson(path: string): object {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof content !== 'object' || content === null) throw new Error(`${path} is no JSON object`)
  return content
}
