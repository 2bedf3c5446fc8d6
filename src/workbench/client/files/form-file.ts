/** The kind of a file of `forms/`. The manifest belongs to no form, all share it. */
export type FormFile =
  | { readonly kind: 'manifest'; readonly slug?: undefined }
  | { readonly kind: 'schema' | 'ui' | 'message' | 'fixtures' | 'snapshot'; readonly slug: string }

export type FormFileKind = FormFile['kind']

/** Where the manifest is, from the top of the repository. */
export const manifestPath = 'forms/manifest.json'

const slugPattern = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
const partPath = new RegExp(`^forms/(${slugPattern})/(schema|ui|message|fixtures)\\.json$`)
const snapshotPath = new RegExp(`^forms/(${slugPattern})/messages\\.snapshot\\.json$`)

/**
 * The kind of a file, by its path from the top of the repository; undefined for files that the workbench ignores.
 * @example fileOf('forms/staff/ui.json') // => { kind: 'ui', slug: 'staff' }
 */
export function fileOf(path: string): FormFile | undefined {
  if (path === manifestPath) return { kind: 'manifest' }
  const [, slug, kind] = partPath.exec(path) ?? []
  const part = (['schema', 'ui', 'message', 'fixtures'] as const).find((name) => name === kind)
  if (slug !== undefined && part) return { kind: part, slug }
  const [, owner] = snapshotPath.exec(path) ?? []
  return owner === undefined ? undefined : { kind: 'snapshot', slug: owner }
}
