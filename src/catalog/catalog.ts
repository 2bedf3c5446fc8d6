import { cards as manifestCards, slugs as formSlugs } from 'virtual:forms'
import type { Card } from '../engine/schema/definition'

/** The cards of the forms page, in the order of `forms/manifest.json`. */
export const cards: readonly Card[] = manifestCards

/** The folder names of all forms, `contact` among them, which is no card. */
export const slugs: readonly string[] = formSlugs
