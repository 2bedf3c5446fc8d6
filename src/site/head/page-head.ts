import { cards, unlisted } from '../../catalog/catalog'
import type { HubCard } from '../../engine/schema/definition'
import { config } from '../config'
import { pageNames, type PageNames } from './page-names'
import { structuredData } from './structured-data'

/** What search engines and link previews know about a page, beside its names. */
export interface PageHead extends PageNames {
  /** The public address of the picture that link previews show, 1200 by 630. */
  readonly image: string
  /** Facts for search engines, as JSON-LD. */
  readonly structuredData: readonly object[]
}

/** The colour at the side of link previews in chat apps: the brand's, in both themes. */
export const brandColour = '#FF4D67'

/** The forms that have a card, and those that have none. */
type ListedForms = Readonly<
  Record<'cards' | 'unlisted', readonly Pick<HubCard, 'slug' | 'title' | 'description'>[]>
>

/**
 * The head of the prerendered page at `path`. An unknown path gets the head of the 404 page, which has no canonical
 * address; neither has an unlisted page, so that search engines skip it.
 * @example pageHead('/vote').title // => 'Vote | Emberfall Network'
 */
export function pageHead(path: string, forms: ListedForms = { cards, unlisted }): PageHead {
  const card = forms.cards.find(({ slug }) => path === `/forms/${slug}`)
  const hidden = forms.unlisted.find(({ slug }) => path === `/forms/${slug}`)
  const { canonical, ...names } = pageNames(path, card ?? hidden)
  const preview = card?.slug ?? (path === '/contact' ? 'contact' : 'default')
  return {
    ...names,
    ...(canonical !== undefined && !hidden && { canonical }),
    image: `${config.siteUrl}/images/previews/${preview}.jpg`,
    structuredData: structuredData(path, card?.title),
  }
}
