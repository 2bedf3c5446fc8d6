import { readdir, readFile, writeFile } from 'node:fs/promises'
import { compile, type JSONSchema } from 'json-schema-to-typescript'

const folder = new URL('../site/content/_schema/', import.meta.url)
const target = new URL('../site/content/content-types.ts', import.meta.url)

/**
 * The types of the pages' content, written from the grammars in `src/site/content/_schema/`, so that what an editor
 * accepts and what the pages take are one thing. Returns the text of `src/site/content/content-types.ts`.
 */
export async function contentTypes(): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.schema.json')).toSorted()
  const parts = await Promise.all(names.map(typesOf))
  return `// Written by \`npm run grammar\` from src/site/content/_schema/. Change the grammar there, then run it again.\n\n${parts.join('\n')}`
}

async function typesOf(name: string): Promise<string> {
  // The grammar files are draft-07 schemas, as a test proves with Ajv's own meta schema.
  const grammar = JSON.parse(await readFile(new URL(name, folder), 'utf8')) as JSONSchema
  return compile(grammar, grammar.title ?? name, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(target, await contentTypes())
