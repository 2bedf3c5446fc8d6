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

/** The route for editing a file of a form as text; without a path, the form's first file. */
export function routeTo(slug: string, path = `forms/${slug}/schema.json`): string {
  const rest = path === manifestPath ? 'manifest.json' : path.slice(`forms/${slug}/`.length)
  return `/forms/${slug}/${rest}`
}

/** The route for editing a part of a form in its panel. */
export function partRoute(slug: string, part: FormPartName): string {
  return part === 'questions' ? `/forms/${slug}` : `/forms/${slug}/${part}`
}

/** What a route shows of a form: the inverse of `partRoute` and `routeTo`. */
export function routeAt(slug: string, rest: string): FormRoute {
  const part = formParts.find((name) => (name === 'questions' ? '' : name) === rest)
  const file = rest === '' || part ? 'schema.json' : rest
  return { slug, path: rest === 'manifest.json' ? manifestPath : `forms/${slug}/${file}`, part }
}
