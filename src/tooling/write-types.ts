import { readdir, readFile, writeFile } from 'node:fs/promises'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { format } from 'oxfmt'
import { propertiesOf } from '../engine/properties-of'
import options from '../../.oxfmtrc.json' with { type: 'json' }

// The command `npm run grammar`.

const { printWidth, semi, singleQuote } = options
const definitions = ['schema', 'ui', 'message', 'manifest', 'fixtures'].map((name) => `${name}.schema.json`)

/**
 * The engine's definition types, generated from the grammars in `forms/_schema/`, so that what an editor accepts and
 * what the engine takes are the same. Returns the text of `src/engine/schema/definition.ts`.
 */
export function grammarTypes(): Promise<string> {
  return typesOf('forms/_schema/', definitions)
}

/** The text of `src/site/content/content-types.ts`, from the grammars in `src/site/content/_schema/`. */
export async function contentTypes(): Promise<string> {
  const folder = 'src/site/content/_schema/'
  const names = (await readdir(inRepository(folder))).filter((name) => name.endsWith('.schema.json'))
  return typesOf(folder, names.toSorted())
}

async function typesOf(folder: string, names: readonly string[]): Promise<string> {
  const parts = await Promise.all(names.map((name) => typesOfFile(folder + name)))
  const text = `// Written by \`npm run grammar\` from ${folder}. Change the grammar there, then run it again.\n\n${parts.join('\n')}`
  const { code } = await format('types.ts', text, { printWidth, semi, singleQuote })
  return code
}

async function typesOfFile(path: string): Promise<string> {
  // The grammar files are draft-07 schemas, as a test checks with Ajv's meta-schema.
  const grammar = JSON.parse(
    await readFile(inRepository(path), 'utf8'),
    withoutInnerDescription,
  ) as JSONSchema
  const types = await compile(grammar, grammar.title ?? path, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { semi, singleQuote, printWidth },
  })
  // Each comment on one line where it fits, as in the files written by hand.
  return types.replaceAll(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, (comment, indent: string, text: string) => {
    const line = `${indent}/** ${text} */`
    return line.length <= printWidth ? line : comment
  })
}

/** Leaves out the descriptions of single keys, which are for authors of the JSON; named types keep theirs. */
function withoutInnerDescription(_key: string, value: unknown): unknown {
  const { title, description, ...others } = propertiesOf(value)
  return title === undefined && typeof description === 'string' ? others : value
}

function inRepository(path: string): URL {
  return new URL(`../../${path}`, import.meta.url)
}

if (process.argv[1] === import.meta.filename) {
  await writeFile(new URL('../engine/schema/definition.ts', import.meta.url), await grammarTypes())
  await writeFile(new URL('../site/content/content-types.ts', import.meta.url), await contentTypes())
}
