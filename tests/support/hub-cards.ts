import { readManifest } from '../../src/catalog/read-definitions'
import type { HubCard, Manifest } from '../../src/engine/schema/definition'
import { sampleFolder, sampleSlugs } from './fixtures'

/** With fewer cards, or without tags, there is nothing to search, filter and sort. */
const fewest = 4

/**
 * The manifest of a copy of the site: staff's, with the tests' own forms. They are unlisted, so that they do not change
 * the forms page; but where staff have hardly any cards, or no tags, those of the tests' own forms are there as well.
 */
export function withOwnForms(manifest: Manifest): Manifest {
  const own = readManifest(sampleFolder).cards
  const isPoor = manifest.cards.length < fewest || manifest.cards.every(({ tags }) => tags.length === 0)
  const cards = isPoor ? [...manifest.cards, ...own] : manifest.cards
  const listed = new Set(cards.map(({ slug }) => slug))
  const unlisted = sampleSlugs.filter((slug) => !listed.has(slug))
  return { ...manifest, cards, unlisted: [...(manifest.unlisted ?? []), ...unlisted] }
}

/** The cards of the forms page in the browser tests. */
export const hubCards: readonly HubCard[] = withOwnForms(readManifest()).cards

const taggedLast = hubCards.findLast(({ tags }) => tags.length > 0)
if (!taggedLast) throw new Error('No card has a tag.')

/** The last of them that has a tag, for tests that filter. */
export const taggedCard: HubCard = taggedLast
