import { readFile, writeFile } from 'node:fs/promises'
import { compile, type JSONSchema } from 'json-schema-to-typescript'

const folder = new URL('../../forms/_schema/', import.meta.url)
const target = new URL('../engine/schema/definition.ts', import.meta.url)
const grammars = ['schema', 'ui', 'message', 'manifest', 'fixtures'] as const

/**
 * The engine's definition types, written from the grammars in `forms/_schema/`, so that what an editor accepts
 * and what the engine takes are one thing. Returns the text of `src/engine/schema/definition.ts`.
 */
export async function grammarTypes(): Promise<string> {
  const parts = await Promise.all(grammars.map(typesOf))
  return `// Written by \`npm run grammar\` from forms/_schema/. Change the grammar there, then run it again.\n\n${parts.join('\n')}`
}

async function typesOf(name: string): Promise<string> {
  const text = await readFile(new URL(`${name}.schema.json`, folder), 'utf8')
  // The grammar files are draft-07 schemas, as a test proves with Ajv's own meta schema.
  const grammar = JSON.parse(text) as JSONSchema
  return compile(grammar, grammar.title ?? name, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(target, await grammarTypes())
