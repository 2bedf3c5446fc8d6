import type { Problem } from '../../../lint/report/problem'
import { isAdvice } from '../../../lint/report/is-advice'
import { fileOf, manifestPath } from '../files/form-file'

/** Problems sorted by whom they concern, and remarks apart. */
export interface SortedProblems {
  /** Those of one form: in its files, in the manifest, or in another file because of this form. */
  readonly own: readonly Problem[]
  /** Doubts about words in the form's own files: they stop nothing. */
  readonly remarks: readonly Problem[]
  readonly elsewhere: readonly Problem[]
}

/**
 * Sort problems for one form. A colour two forms share, say, is a problem of both, wherever it was reported.
 * @example problemsOf(problems, 'staff').own.length // => 2
 */
export function problemsOf(problems: readonly Problem[], slug: string): SortedProblems {
  const isOwn = ({ file }: { readonly file: string }) =>
    file === manifestPath || fileOf(file)?.slug === slug || file.startsWith(`forms/${slug}/`)
  const mine = problems.filter(
    (problem) => isOwn(problem) || problem.also.some(({ file }) => file !== manifestPath && isOwn({ file })),
  )
  return {
    own: mine.filter((problem) => !isAdvice(problem)),
    remarks: mine.filter(isAdvice),
    elsewhere: problems.filter((problem) => !isAdvice(problem) && !mine.includes(problem)),
  }
}

/** How many problems stand in each file. */
export function countByFile(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { file } of problems) counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

/** How many problems stand in the files of each form. */
export function countByForm(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const problem of problems) {
    const slug = fileOf(problem.file)?.slug
    if (slug !== undefined && !isAdvice(problem)) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return counts
}
