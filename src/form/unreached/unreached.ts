import { fileURLToPath } from 'node:url'

const modules = { 'markdown-to-jsx/react': 'markdown.ts', 'fast-uri': 'fast-uri.ts' }

/**
 * For Vite's `resolve.alias`: the two modules of rjsf's that no form of ours reaches, each replaced by one that throws
 * when it is reached after all. They would be 40 kB of the visitors' download, gzipped.
 */
export const unreachedModules: readonly { readonly find: RegExp; readonly replacement: string }[] =
  Object.entries(modules).map(([module, file]) => ({
    find: new RegExp(`^${module}$`),
    replacement: fileURLToPath(new URL(file, import.meta.url)),
  }))
