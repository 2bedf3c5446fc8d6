import { readManifest } from '../../src/catalog/read-definitions'

const { cards, unlisted = [] } = readManifest()

/** How many cards the manifest has: the specification's 19, and any that staff have added since. */
export const formCount: number = cards.length

/** How many pages the site has: one for each form, with or without a card, and ten others. */
export const pageCount: number = formCount + unlisted.length + 10
