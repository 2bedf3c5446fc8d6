import type { Problem } from '../../checker/problem'
import { fileOf, manifestPath } from '../files/form-file'

/** Problems sorted by whom they concern. */
export interface SortedProblems {
  /** Those of one form: in its files, in the manifest, or in another file because of this form. */
  readonly own: readonly Problem[]
  readonly elsewhere: readonly Problem[]
}

/**
 * Sort problems for one form. A colour two forms share, say, is a problem of both, wherever it was reported.
 * @example problemsOf(problems, 'staff').own.length // => 2
 */
export function problemsOf(problems: readonly Problem[], slug: string): SortedProblems {
  const isOwn = ({ file }: { readonly file: string }) =>
    file === manifestPath || fileOf(file)?.slug === slug || file.startsWith(`forms/${slug}/`)
  const own = problems.filter(
    (problem) => isOwn(problem) || problem.also.some(({ file }) => file !== manifestPath && isOwn({ file })),
  )
  return { own, elsewhere: problems.filter((problem) => !own.includes(problem)) }
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
  for (const { file } of problems) {
    const slug = fileOf(file)?.slug
    if (slug !== undefined) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return counts
}
