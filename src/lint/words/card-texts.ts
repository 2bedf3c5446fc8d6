import type { Located } from '../source/locate'
import { contentTexts, type ContentText } from './content-texts'

/** The titles and sentences of the cards. */
export function cardTexts(manifest: Located): readonly ContentText[] {
  return contentTexts(manifest).filter(({ path }) => path.at(-1) === 'title' || path.at(-1) === 'description')
}
