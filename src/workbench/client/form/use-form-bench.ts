import { useMemo } from 'react'
import type { Card } from '../../../engine/schema/definition'
import type { Diagnostic } from '../../../lint/report/diagnostic'
import type { Bench } from '../bench/bench'
import { vocabularyOf, type Vocabulary } from '../editor/vocabulary'
import type { Files } from '../files/change'
import { filesOfForm, type PlacedFile } from '../files/files-of-form'
import { countByFile, problemsOf, type SortedProblems } from '../problems/problems-of'
import type { CheckResult } from '../problems/use-problems'
import { readCards } from '../rehearsal/read-cards'
import { useForm, type FormOnBench } from '../rehearsal/use-form'

/** What is known about one form, and about the file of it that is in the editor. */
export interface FormView {
  /** Its files in order, those to be deleted among them. */
  readonly placed: readonly PlacedFile[]
  readonly here: PlacedFile | undefined
  readonly text: string
  readonly problems: SortedProblems
  readonly counts: ReadonlyMap<string, number>
  /** The problems of exactly the text in the editor. */
  readonly marked: readonly Diagnostic[]
  readonly words: Vocabulary
  readonly cards: readonly Card[]
  readonly reading: FormOnBench
}

interface FormBenchInput {
  readonly slug: string
  readonly path: string
  readonly bench: Bench
  readonly files: Files
  /** The files once typing has paused. */
  readonly settled: Files
  readonly check: CheckResult
}

/** Read one form off the bench. */
export function useFormBench({ slug, path, bench, files, settled, check }: FormBenchInput): FormView {
  const { drafts } = bench
  const placed = useMemo(() => {
    const deleted = [...drafts].flatMap(([path, { text }]) => (text === null ? [[path, ''] as const] : []))
    return filesOfForm(new Map([...files, ...deleted]), slug)
  }, [files, drafts, slug])
  const problems = useMemo(() => problemsOf(check.problems, slug), [check.problems, slug])
  const text = files.get(path) ?? ''
  const marked = useMemo(
    () => (check.files?.get(path) === text ? check.problems.filter(({ file }) => file === path) : []),
    [check, path, text],
  )
  return {
    placed,
    here: placed.find((each) => each.path === path),
    text,
    problems,
    counts: useMemo(() => countByFile(problems.own), [problems]),
    marked,
    words: useMemo(() => vocabularyOf(settled, slug), [settled, slug]),
    cards: useMemo(() => readCards(settled), [settled]),
    reading: useForm(settled, slug),
  }
}
