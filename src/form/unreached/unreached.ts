import { fileURLToPath } from 'node:url'

const modules = { 'markdown-to-jsx/react': 'markdown.ts', 'fast-uri': 'fast-uri.ts' }

/**
 * For Vite's `resolve.alias`: two modules that rjsf imports and no form uses, each replaced by one that throws when it
 * is called after all. They would add 40 kB (gzipped) to the visitors' download.
 */
export const unreachedModules: readonly { readonly find: RegExp; readonly replacement: string }[] =
  Object.entries(modules).map(([module, file]) => ({
    find: new RegExp(`^${module}$`),
    replacement: fileURLToPath(new URL(file, import.meta.url)),
  }))
