import type { Diagnostic } from '../../../lint/diagnostic'
import { manifestPath } from '../../../lint/source/file-kind'
import { fileOf } from '../../form-files'

/**
 * Sort the diagnostics for one form: the errors (`own`) and warnings in its files, in the manifest, or in
 * another file because of this form, and the errors elsewhere. A colour that two forms share, for example,
 * concerns both, whichever file it is reported in.
 * @example sortDiagnostics(diagnostics, 'staff').own.length // => 2
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[], slug: string) {
  const isOwn = ({ file }: { readonly file: string }) =>
    file === manifestPath || fileOf(file)?.slug === slug || file.startsWith(`forms/${slug}/`)
  const mine = diagnostics.filter(
    (diagnostic) =>
      isOwn(diagnostic) || diagnostic.also.some(({ file }) => file !== manifestPath && isOwn({ file })),
  )
  return {
    own: mine.filter(({ severity }) => severity === 'error'),
    /** Warnings do not prevent a build. */
    warnings: mine.filter(({ severity }) => severity === 'warning'),
    elsewhere: diagnostics.filter(
      (diagnostic) => diagnostic.severity === 'error' && !mine.includes(diagnostic),
    ),
  }
}

export function countByFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  return countBy(diagnostics.map(({ file }) => file))
}

/** How many errors there are in the files of each form. */
export function countByForm(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return countBy(errors.flatMap(({ file }) => fileOf(file)?.slug ?? []))
}

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
