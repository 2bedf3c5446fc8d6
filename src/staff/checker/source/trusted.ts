import type { Finding } from '../finding'
import { fileKind } from './file-kind'
import { pathAt } from './locate'
import type { Judged } from './source-file'
import { subjectOf } from './subject'

/**
 * The findings that do not only follow from a fault of their own place: where a question (or a card, or an example) has
 * a fault against its grammar, what other rules say about that question is left out until the fault is mended.
 */
export function trusted(
  findings: readonly Finding[],
  judged: ReadonlyMap<string, Judged<unknown>>,
): readonly Finding[] {
  return findings.filter(({ file: path, span }) => {
    const file = judged.get(path)
    if (!file || file.faults.length === 0) return true
    const kind = fileKind(path)
    const subject = subjectOf(kind, file.root, pathAt(file.root, span.start))
    return !file.faults.some((fault) => subjectOf(kind, file.root, fault) === subject)
  })
}
