import { nameOfPath } from '../../files/describe-file'
import { manifestPath } from '../../files/form-file'
import { textsOf } from '../../files/form-texts'
import { describeChanges } from '../../github/describe-changes'
import texts from '../../texts.json'
import type { OneForm } from './one-form'

/** What has changed, in sentences; if a file cannot be read, the names of the changed files. */
export function changeWords({ slug, texts: now, changes, reading, store }: OneForm): readonly string[] {
  const saved = textsOf(store.state.disk, slug)
  const found = reading.brokenPath === undefined ? describeChanges(slug, saved, now).changes : []
  if (found.length > 0) return found
  return changes.map(({ path }) => (path === manifestPath ? texts.save.discardCard : nameOfPath(path)))
}
