import type { Diagnostic } from '../../../lint/diagnostic'
import { manifestPath } from '../../../lint/source/file-kind'
import { fileOf } from '../files/form-file'

/**
 * Sort problems for one form: those in its files, in the manifest, or in another file because of this form, and those
 * elsewhere. A colour that two forms share, say, is a problem of both, in whichever it was reported.
 * @example sortDiagnostics(problems, 'staff').own.length // => 2
 */
export function sortDiagnostics(problems: readonly Diagnostic[], slug: string) {
  const isOwn = ({ file }: { readonly file: string }) =>
    file === manifestPath || fileOf(file)?.slug === slug || file.startsWith(`forms/${slug}/`)
  const mine = problems.filter(
    (problem) => isOwn(problem) || problem.also.some(({ file }) => file !== manifestPath && isOwn({ file })),
  )
  return {
    own: mine.filter(({ severity }) => severity === 'error'),
    /** They do not prevent a build. */
    warnings: mine.filter(({ severity }) => severity === 'warning'),
    elsewhere: problems.filter((problem) => problem.severity === 'error' && !mine.includes(problem)),
  }
}

/** How many problems there are in each file. */
export function countByFile(problems: readonly Diagnostic[]): ReadonlyMap<string, number> {
  return countBy(problems.map(({ file }) => file))
}

/** How many errors there are in the files of each form. */
export function countByForm(problems: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const errors = problems.filter(({ severity }) => severity === 'error')
  return countBy(errors.flatMap(({ file }) => fileOf(file)?.slug ?? []))
}

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
