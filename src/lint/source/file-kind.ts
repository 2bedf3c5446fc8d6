/** The kind of a file: a part of a definition, another file of a form's folder, or one outside of them. */
export type FileKind =
  | { readonly kind: 'part'; readonly slug: string; readonly part: 'schema' | 'ui' | 'message' }
  | { readonly kind: 'fixtures' | 'snapshot' | 'folder'; readonly slug: string }
  | { readonly kind: 'manifest' }
  | { readonly kind: 'grammar' | 'content' | 'guide' | 'other' | 'unknown' }

export const contentFolder = 'src/site/content/'

/** The folders with what staff write, without the slash at the end. */
export const staffFolders = ['forms', 'src/site/content'] as const

/** Where the manifest is, from the top of the repository. */
export const manifestPath = 'forms/manifest.json'

const formFile = /^forms\/([^/_.][^/]*)\/(.*)$/

/**
 * The kind of a file, by its path from the top of the repository. A path that ends with `/` is a folder without files.
 * @example fileKind('forms/staff/ui.json') // => { kind: 'part', slug: 'staff', part: 'ui' }
 */
export function fileKind(path: string): FileKind {
  if (/^(?:forms|src\/site\/content)\/_schema\/[^/]+\.schema\.json$/.test(path)) return { kind: 'grammar' }
  if (path.startsWith(contentFolder)) return { kind: path.endsWith('.json') ? 'content' : 'other' }
  if (path === manifestPath) return { kind: 'manifest' }
  if (path === 'forms/') return { kind: 'other' }
  if (path === 'forms/README.md') return { kind: 'guide' }
  const [, slug, rest] = formFile.exec(path) ?? []
  return slug === undefined || rest === undefined
    ? { kind: path.startsWith('forms/') ? 'unknown' : 'other' }
    : inForm(slug, rest)
}

function inForm(slug: string, rest: string): FileKind {
  const part = (['schema', 'ui', 'message'] as const).find((name) => rest === `${name}.json`)
  if (part) return { kind: 'part', slug, part }
  if (rest === '') return { kind: 'folder', slug }
  if (rest === 'fixtures.json') return { kind: 'fixtures', slug }
  return rest === 'messages.snapshot.json' ? { kind: 'snapshot', slug } : { kind: 'unknown' }
}
