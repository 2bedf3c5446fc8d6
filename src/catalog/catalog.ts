import { cards as manifestCards } from 'virtual:cards'
import type { Card } from '../engine/schema/definition'

/** The cards of the forms page, in the order of `forms/manifest.json`. */
export const cards: readonly Card[] = manifestCards
