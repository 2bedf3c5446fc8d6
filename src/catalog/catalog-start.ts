import * as start from 'virtual:forms-start'
import type { Card } from '../engine/schema/definition'

// The part of the catalogue that the forms page begins with, so that it weighs about the same however many forms there are.

/** The first cards of the forms page, in the order of `forms/manifest.json`. */
export const firstCards: readonly Card[] = start.firstCards

/** How many cards there are in all. */
export const cardCount: number = start.cardCount

/** The tags that none of the first cards carries, once each. */
export const laterTags: readonly string[] = start.laterTags
