import { cards } from '../../catalog'
import { config } from '../config'
import { fillText } from '../content/fill-text'
import content from '../content/pages.json'
import { structuredData } from './structured-data'

/** What search engines, link previews and the browser's tab know about a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The page's one public address; none for a page that does not exist. */
  readonly canonical?: string
  /** The public address of the picture that link previews show, 1200 by 630. */
  readonly image: string
  /** Facts for search engines, as JSON-LD. */
  readonly structuredData: readonly object[]
}

/** The colour at the side of link previews in chat apps: the brand's, in both themes. */
export const brandColour = '#FF4D67'

/**
 * The head of the page at `path` (the path of the address, without query and hash). A path that is no page gets the
 * head of the 404 page, which has no canonical address.
 * @example pageHead('/vote').title // => 'Vote | Emberfall Network'
 */
export function pageHead(path: string): PageHead {
  const page = content.pages.find((page) => page.path === path)
  const card = cards.find(({ slug }) => path === `/forms/${slug}`)
  const { title, description } = page ?? card ?? content.notFound
  const known = page !== undefined || card !== undefined
  const preview = card?.slug ?? (path === '/contact' ? 'contact' : 'default')
  return {
    title: path === '/' ? fillText(title) : `${fillText(title)} | ${config.network.name}`,
    description: fillText(description),
    ...(known && { canonical: config.siteUrl + path }),
    image: `${config.siteUrl}/images/previews/${preview}.jpg`,
    structuredData: structuredData(path, card?.title),
  }
}
