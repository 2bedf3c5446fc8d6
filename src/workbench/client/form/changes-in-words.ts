import { changesBetween } from '../../../generate/fix/file-changes'
import { manifestPath } from '../../../lint/source/file-kind'
import type { Files } from '../../form-files'
import { nameOfPath } from '../files/describe-file'
import { textsOf } from '../files/form-texts'
import { describeChanges } from '../panels/describe-changes'
import { brokenPathIn } from '../preview/model/read-form'
import texts from '../texts.json'

/**
 * The differences between two states of a form's files, in sentences; the names of the changed files if one state cannot
 * be read.
 */
export function changesInWords(slug: string, before: Files, after: Files): readonly string[] {
  const [old, now] = [textsOf(before, slug), textsOf(after, slug)]
  const states = old.schema === '' ? [after] : [before, after]
  const isReadable = states.every((files) => brokenPathIn(files, slug) === undefined)
  const found = isReadable ? describeChanges(slug, old, now).changes : []
  if (found.length > 0) return found
  const paths = [...changesBetween(before, after).keys()]
  return paths.map((path) => (path === manifestPath ? texts.changes.ownCard : nameOfPath(path)))
}
