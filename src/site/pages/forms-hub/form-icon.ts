import type { IconName } from '../../../ui/icons/Icon'
import icons from './tag-icons.json'

// Held to the icons' names by a test.
const byTag = icons as Readonly<Record<string, IconName>>

/**
 * The icon of a form, by the first of its tags that has one in `tag-icons.json`, from the last tag (the one that says
 * most) to the first; a pen where none has.
 * @example formIcon(['report', 'bug']) // => 'bug'
 */
export function formIcon(tags: readonly string[]): IconName {
  const tag = tags.findLast((tag) => Object.hasOwn(byTag, tag))
  return (tag === undefined ? undefined : byTag[tag]) ?? 'pen'
}
