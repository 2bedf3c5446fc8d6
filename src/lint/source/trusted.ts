import type { Finding } from '../report/finding'
import { fileKind } from './file-kind'
import { pathAt } from './locate'
import type { Judged } from './source-file'
import { subjectOf } from './subject'

/**
 * The findings that do not only follow from a fault of their own place: where a question (or a card, or an example) has
 * a fault against its grammar, what other rules say about that question is left out until the fault is mended; what
 * other files of the form say about it, too, where the fault is in schema.json.
 */
export function trusted(
  findings: readonly Finding[],
  judged: ReadonlyMap<string, Judged<unknown>>,
): readonly Finding[] {
  return findings.filter(({ file: path, span }) => {
    const file = judged.get(path)
    if (!file) return true
    const subject = subjectOf(fileKind(path), file.root, pathAt(file.root, span.start))
    const kind = fileKind(path)
    const schema = 'slug' in kind ? judged.get(`forms/${kind.slug}/schema.json`) : undefined
    return ![file, ...(schema ? [schema] : [])].some((suspect) => hasFault(suspect, subject))
  })
}

function hasFault({ path, root, faults }: Judged<unknown>, subject: string | undefined): boolean {
  return faults.some((fault) => subjectOf(fileKind(path), root, fault) === subject)
}
