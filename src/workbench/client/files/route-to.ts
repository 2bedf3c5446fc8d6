import { formPath } from '../../../catalog/form-path'
import { manifestPath } from '../../../lint/source/file-kind'

/** The parts of a form that have a panel. */
export const formParts = ['questions', 'page', 'message', 'outcomes', 'times', 'card'] as const
export type FormPartName = (typeof formParts)[number]

/** What is shown of a form: a part in its panel, or a file as text. */
export interface FormRoute {
  readonly slug: string
  readonly path: string
  /** Undefined where the file is edited as text. */
  readonly part?: FormPartName | undefined
}

/**
 * The route for editing a file as text, on the page of the form it belongs to. The manifest, which all forms share,
 * opens on the page of the form with this slug. Without a path, the route of that form's `schema.json`.
 */
export function routeTo(slug: string, path = `forms/${slug}/schema.json`): string {
  return path === manifestPath ? `/forms/${slug}/manifest.json` : `/${path}`
}

/** The route for editing a part of a form in its panel. */
export function partRoute(slug: string, part: FormPartName): string {
  return part === 'questions' ? `/forms/${slug}` : `/forms/${slug}/${part}`
}

/** The route for a new form that starts as a copy of another one. */
export function copyRoute(slug: string): string {
  return `/new?copy=${slug}`
}

/** What a route shows of a form: the inverse of `partRoute` and `routeTo`. */
export function routeAt(slug: string, rest: string): FormRoute {
  const part = formParts.find((name) => (name === 'questions' ? '' : name) === rest)
  const file = rest === '' || part ? 'schema.json' : rest
  return { slug, path: rest === 'manifest.json' ? manifestPath : `forms/${slug}/${file}`, part }
}

/**
 * The path of a form's page on the site. With its query string the page comes from the host, not from the pages that the
 * service worker has cached.
 * @example sitePathOf('leak-report') // => '/forms/leak-report?from=workbench'
 */
export function sitePathOf(slug: string): string {
  return `${formPath(slug)}?from=workbench`
}
