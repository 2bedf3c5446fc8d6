import { fileURLToPath } from 'node:url'

const parts = {
  '../getDefaultRegistry.js': 'default-registry.ts',
  './createSchemaUtils.js': 'schema-utils.ts',
  'markdown-to-jsx/react': 'markdown.ts',
  'fast-uri': 'fast-uri.ts',
  'fast-equals': 'fast-equals.ts',
  '@x0k/json-schema-merge': 'json-schema-merge.ts',
  '@x0k/json-schema-merge/lib/array': 'json-schema-merge.ts',
}

/**
 * For Vite's `resolve.alias`: what a painted form never uses of rjsf, with what stands in for it in the visitors'
 * download (some 70 kB less, gzipped). Without them the site works just the same; so a new version of rjsf that names its
 * files otherwise only makes the page larger, and the size check says so.
 */
export const standIns: readonly { readonly find: RegExp; readonly replacement: string }[] = Object.entries(
  parts,
).map(([part, file]) => ({
  find: new RegExp(`^${part.replaceAll('.', '\\.')}$`),
  replacement: fileURLToPath(new URL(file, import.meta.url)),
}))
