import * as manifest from 'virtual:cards'
import type { HubCard, Situation } from '../engine/schema/definition'
import type { ListedCard } from './form-module'

/** The cards of the forms page, in the order of `forms/manifest.json`. */
export const cards: readonly ListedCard[] = manifest.cards

/** Situations a visitor may be in, each with the forms that fit. */
export const situations: readonly Situation[] = manifest.situations

/** The slugs of the forms that are suggested when a search finds none. */
export const suggested: readonly string[] = manifest.suggested

/** The forms that have a page and no card, with the titles of their pages. */
export const unlisted: readonly Pick<HubCard, 'slug' | 'title' | 'description'>[] = manifest.unlisted
