import { formSlugs } from '../../src/catalog/read-definitions'
import pages from '../../src/site/content/pages.json' with { type: 'json' }

/** The path of a form's page: the contact form is the one that stands outside the hub. */
export function formPath(slug: string): string {
  return slug === 'contact' ? '/contact' : `/forms/${slug}`
}

/** Every page of the site, from the content files and the forms' folders: a page that is added is tested. */
export const sitePaths: readonly string[] = [
  ...new Set([...pages.pages.map(({ path }) => path), ...formSlugs().map(formPath)]),
]

/** An address that is no page. */
export const unknownPath = '/no/such-page'
