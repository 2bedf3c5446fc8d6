import type { FileChanges } from '../../../generate/fix/file-changes'
import { isFollowUp, type Files } from '../../form-files'
import { currentFiles, isMarkedForDeletion } from './state'
import type { Store } from './store'

export type Fix = (files: Files) => Promise<FileChanges>

/**
 * Updates a form's fixtures and their snapshot after a change of the form, so that both are undone together.
 * Resolves to false, with nothing updated, if something has changed in the meantime. Never rejects.
 */
export async function updateFixturesOnce(store: Store, fix: Fix, slug: string): Promise<boolean> {
  const before = store.get()
  if (isMarkedForDeletion(before, slug)) return true
  // If the fixes fail, the linter reports why.
  const fixes = await fix(currentFiles(before)).catch((): FileChanges => new Map())
  const now = store.get()
  // What is held back in a panel is in no file.
  if (now.disk !== before.disk || now.drafts !== before.drafts) return false
  const texts = new Map([...fixes].filter(([path]) => isFollowUp(path, slug)))
  if (texts.size > 0) store.send({ type: 'followed', form: slug, texts })
  return true
}

/** Updates a form's fixtures, and repeats that if something changed in the meantime. Never rejects. */
export async function updateFixtures(store: Store, fix: Fix, slug: string): Promise<void> {
  if (!(await updateFixturesOnce(store, fix, slug))) await updateFixtures(store, fix, slug)
}
