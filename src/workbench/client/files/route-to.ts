import { manifestPath } from './form-file'

/** Where a file of a form is edited, as a route of the workbench; without a path, the form's first file. */
export function routeTo(slug: string, path = `forms/${slug}/schema.json`): string {
  const rest = path === manifestPath ? 'manifest.json' : path.slice(`forms/${slug}/`.length)
  return `/forms/${slug}/${rest}`
}

/** The path of the file a route names: the counterpart of `routeTo`. */
export function pathOfRoute(slug: string, rest: string): string {
  return rest === 'manifest.json' ? manifestPath : `forms/${slug}/${rest === '' ? 'schema.json' : rest}`
}
