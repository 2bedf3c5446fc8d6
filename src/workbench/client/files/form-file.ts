/** What a file of `forms/` is to the workbench. The manifest belongs to no form, all share it. */
export type FormFile =
  | { readonly kind: 'manifest'; readonly slug?: undefined }
  | { readonly kind: 'schema' | 'ui' | 'message'; readonly slug: string }
  | { readonly kind: 'example' | 'expected-message'; readonly slug: string; readonly name: string }

export type FormFileKind = FormFile['kind']

/** Where the manifest stands, from the top of the repository. */
export const manifestPath = 'forms/manifest.json'

const slugPattern = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
const partPath = new RegExp(`^forms/(${slugPattern})/(schema|ui|message)\\.json$`)
const examplePath = new RegExp(
  `^forms/(${slugPattern})/fixtures/([A-Za-z0-9][A-Za-z0-9_-]*)(\\.message)?\\.json$`,
)

/**
 * What a file is, by its path from the top of the repository; undefined for whatever the workbench leaves alone.
 * @example fileOf('forms/staff/fixtures/full.json') // => { kind: 'example', slug: 'staff', name: 'full' }
 */
export function fileOf(path: string): FormFile | undefined {
  if (path === manifestPath) return { kind: 'manifest' }
  const [, slug, kind] = partPath.exec(path) ?? []
  if (slug !== undefined && (kind === 'schema' || kind === 'ui' || kind === 'message')) return { kind, slug }
  const [, owner, name, expected] = examplePath.exec(path) ?? []
  if (owner === undefined || name === undefined) return undefined
  return { kind: expected === undefined ? 'example' : 'expected-message', slug: owner, name }
}

/** Whether a text can be a form's folder name: small letters and digits, with `-` between words. */
export function isSlug(text: string): boolean {
  return new RegExp(`^${slugPattern}$`).test(text)
}
