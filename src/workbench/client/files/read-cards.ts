import type { HubCard } from '../../../engine/schema/definition'
import type { Files } from './change'
import { manifestPath } from './form-file'

/** The cards of the current manifest; empty while it cannot be parsed. */
export function readCards(files: Files): readonly HubCard[] {
  try {
    const manifest: unknown = JSON.parse(files.get(manifestPath) ?? '')
    const cards =
      typeof manifest === 'object' && manifest !== null && 'cards' in manifest ? manifest.cards : []
    return Array.isArray(cards) ? cards.filter(isCard) : []
  } catch {
    return []
  }
}

/** Checks the parts of a card that the workbench and the preview read. */
function isCard(value: unknown): value is HubCard {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    'title' in value &&
    typeof value.slug === 'string' &&
    typeof value.title === 'string'
  )
}
