import type { FormPlace } from '../../engine/schema/form-place'
import { config } from '../config'
import { fillContent } from '../content/fill-content'
import { notFound, pages } from '../content/pages.json'

/** The name of a page in the browser's tab and in search engines. */
export interface PageNames {
  readonly title: string
  readonly description: string
  /** The page's one public address; none for a page that does not exist. */
  readonly canonical?: string
}

/**
 * The names of the page at `path` (without query and hash), which for a form are those of its card.
 * An unknown path gets those of the 404 page.
 * @example pageNames('/vote').title // => 'Vote | Emberfall Network'
 */
export function pageNames(path: string, card?: FormPlace['card']): PageNames {
  const page = pages.find((page) => page.path === path) ?? card
  const { title, description } = page ?? notFound
  return {
    title: path === '/' ? fillContent(title) : `${fillContent(title)} | ${config.network.name}`,
    description: fillContent(description),
    ...(page && { canonical: config.siteUrl + path }),
  }
}
