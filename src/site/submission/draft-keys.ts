import type { Definition } from '../../engine/schema/form'
import type { BrowserStore } from '../page-life'

/** The prefix of the keys of all drafts. */
const draftPrefix = 'form-draft/'

/** How long a draft is offered, in milliseconds: seven days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000

/** The prefix of the keys of one form's drafts. Each visit has its own key, so that two do not overwrite each other. */
export function keyPrefix({ slug }: Pick<Definition, 'slug'>): string {
  return `${draftPrefix}${slug}/`
}

/** The slug of the form whose draft has this key. */
export function slugOfDraft(key: string): string {
  return key.slice(draftPrefix.length, key.lastIndexOf('/'))
}

/** In the key of a draft from a file, before the time when it was opened. */
export const fileMark = 'file-'

/** Whether this is the key of a draft from a file. */
export function isOfFile(key: string): boolean {
  return key.startsWith(fileMark, key.lastIndexOf('/') + 1)
}

/**
 * The keys of all drafts on this device, of every form or with this prefix; empty where the browser stores nothing. Never
 * throws.
 */
export function draftKeys(store: BrowserStore, prefix = draftPrefix): readonly string[] {
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
