import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Location, Diagnostic } from '../../../lint/report/diagnostic'
import { changesOf, type BenchEvent } from '../bench/bench'
import type { HeldBench } from '../bench/use-bench'
import { offsetAt } from '../editor/offset-at'
import { formDeletion } from '../files/form-deletion'
import { fileOf } from '../files/form-file'
import { routeTo } from '../files/route-to'
import { applyEdits } from '../problems/apply-edits'
import { offsetOfPlace } from '../problems/offset-of-place'
import { problemTitleId } from '../problems/ProblemPanel'
import type { CheckResult } from '../problems/use-problems'
import type { PlacedText } from '../rehearsal/text-groups'
import { formTitleId } from '../save/FormBar'
import { useSurroundings } from '../surroundings'

/** What staff can do with a form beside typing. After each the focus is where work goes on. */
export interface FormActs {
  readonly change: (path: string, text: string) => void
  readonly mend: (problem: Diagnostic) => void
  /** Resolves to the number of files that changed. */
  readonly repair: () => Promise<number>
  readonly discard: () => void
  /** Mark the whole form as deleted, and take its name out of the others; the next save does it. */
  readonly deleteForm: () => void
  readonly settle: (event: BenchEvent) => void
  readonly showProblems: (first: Diagnostic | undefined) => void
  readonly goToPlace: (place: Location) => void
  readonly editText: (text: PlacedText) => void
  readonly keepExample: (path: string, text: string) => void
}

interface FormActsInput {
  readonly slug: string
  readonly path: string
  readonly held: HeldBench
  readonly check: CheckResult
  readonly goTo: (file: string, offset: number) => void
}

export function useFormActs({ slug, path, held, check, goTo }: FormActsInput): FormActs {
  const { bench, files, send } = held
  const { desk } = useSurroundings()
  const navigate = useNavigate()
  const change = useCallback((path: string, text: string) => send({ type: 'edited', path, text }), [send])
  const textOf = (file: string) => files.get(file) ?? ''
  return {
    change,
    mend: ({ file, fix }) => {
      // The edits are for the text that was checked, and for no other.
      if (!fix || textOf(file) !== check.files?.get(file)) return
      change(file, applyEdits(textOf(file), fix))
      focusOn(problemTitleId)
    },
    repair: async () => {
      const repairs = [...(await desk.repair(files))].filter(([file]) => fileOf(file)?.slug === slug)
      for (const [path, text] of repairs) send({ type: 'edited', path, text })
      focusOn(problemTitleId)
      return repairs.length
    },
    discard: () => send({ type: 'reverted', paths: changesOf(bench, slug).map(({ path }) => path) }),
    deleteForm: () => {
      for (const [path, text] of formDeletion(files, slug)) send({ type: 'edited', path, text })
      focusOn(formTitleId)
    },
    settle: (event) => {
      send(event)
      focusOn(formTitleId)
    },
    showProblems: (first) => {
      if (first && first.file !== path) void navigate(routeTo(slug, first.file))
      focusOn(problemTitleId)
    },
    goToPlace: (place) => goTo(place.file, offsetOfPlace(textOf(place.file), place)),
    editText: (text) => goTo(text.file, offsetAt(textOf(text.file), text.path)),
    keepExample: (file, text) => {
      change(file, text)
      void navigate(routeTo(slug, file))
    },
  }
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}
