import { readManifest } from '../../src/catalog/read-definitions'

/** How many cards the manifest has: the specification's 19, and whatever staff have added since. */
export const formCount: number = readManifest().cards.length

/** How many pages the site has: one for each card, and ten others. */
export const pageCount: number = formCount + 10
