import { useMemo } from 'react'
import type { HubCard } from '../../../../engine/schema/definition'
import type { Diagnostic } from '../../../../lint/report/diagnostic'
import type { StoreState } from '../../store/reducer'
import { vocabularyOf, type Vocabulary } from '../../editor/vocabulary'
import type { Files } from '../../files/change'
import { filesOfForm, type PlacedFile } from '../../files/files-of-form'
import { countByFile, sortDiagnostics, type SortedDiagnostics } from '../../diagnostics/sort-diagnostics'
import type { CheckResult } from '../../diagnostics/use-diagnostics'
import { readCards } from '../../preview/model/read-cards'
import { useForm, type PreviewForm } from '../../preview/model/use-form'

/** What is known about one form, and about the file of it that is in the editor. */
export interface FormView {
  /** Its files in order, including those to be deleted. */
  readonly placed: readonly PlacedFile[]
  readonly here: PlacedFile | undefined
  readonly text: string
  readonly problems: SortedDiagnostics
  readonly counts: ReadonlyMap<string, number>
  /** The diagnostics of exactly the text in the editor. */
  readonly marked: readonly Diagnostic[]
  readonly words: Vocabulary
  readonly cards: readonly HubCard[]
  readonly reading: PreviewForm
}

interface FormViewInput {
  readonly slug: string
  readonly path: string
  readonly state: StoreState
  readonly files: Files
  /** The files, debounced. */
  readonly settled: Files
  readonly check: CheckResult
}

/** Everything the page shows about one form, derived from the store. */
export function useFormView({ slug, path, state, files, settled, check }: FormViewInput): FormView {
  const { drafts } = state
  const placed = useMemo(() => {
    const deleted = [...drafts].flatMap(([path, { text }]) => (text === null ? [[path, ''] as const] : []))
    return filesOfForm(new Map([...files, ...deleted]), slug)
  }, [files, drafts, slug])
  const problems = useMemo(() => sortDiagnostics(check.problems, slug), [check.problems, slug])
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
