import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Location, Diagnostic } from '../../../../lint/report/diagnostic'
import { changesOf, type StoreEvent } from '../../store/reducer'
import type { StoreView } from '../../store/use-store'
import { offsetAt } from '../../editor/offset-at'
import { deleteForm } from '../../files/delete-form'
import { fileOf } from '../../files/form-file'
import { routeTo } from '../../files/route-to'
import { applyEdits } from '../../diagnostics/apply-edits'
import { offsetOfPlace } from '../../diagnostics/offset-of-place'
import { problemTitleId } from '../../diagnostics/DiagnosticPanel'
import type { CheckResult } from '../../diagnostics/use-diagnostics'
import type { PlacedText } from '../../preview/model/text-groups'
import { formTitleId } from '../../save/FormBar'
import { useServices } from '../../services'

/** What staff can do with a form beside typing. After each the focus is where work goes on. */
export interface FormActions {
  readonly change: (path: string, text: string) => void
  readonly applyFix: (problem: Diagnostic) => void
  /** Resolves to the number of files that changed. */
  readonly repair: () => Promise<number>
  readonly discard: () => void
  /** Mark the whole form as deleted, and take its name out of the others; the next save does it. */
  readonly deleteForm: () => void
  readonly settle: (event: StoreEvent) => void
  readonly showProblems: (first: Diagnostic | undefined) => void
  readonly goToPlace: (place: Location) => void
  readonly editText: (text: PlacedText) => void
  readonly saveFixture: (path: string, text: string) => void
}

interface FormActionsInput {
  readonly slug: string
  readonly path: string
  readonly store: StoreView
  readonly check: CheckResult
  readonly goTo: (file: string, offset: number) => void
}

export function useFormActions({ slug, path, store, check, goTo }: FormActionsInput): FormActions {
  const { state, files, send } = store
  const { worker } = useServices()
  const navigate = useNavigate()
  const change = useCallback((path: string, text: string) => send({ type: 'edited', path, text }), [send])
  const textOf = (file: string) => files.get(file) ?? ''
  return {
    change,
    applyFix: ({ file, fix }) => {
      // The edits are for the text that was checked, and for no other.
      if (!fix || textOf(file) !== check.files?.get(file)) return
      change(file, applyEdits(textOf(file), fix))
      focusOn(problemTitleId)
    },
    repair: async () => {
      const repairs = [...(await worker.repair(files))].filter(([file]) => fileOf(file)?.slug === slug)
      for (const [path, text] of repairs) send({ type: 'edited', path, text })
      focusOn(problemTitleId)
      return repairs.length
    },
    discard: () => send({ type: 'reverted', paths: changesOf(state, slug).map(({ path }) => path) }),
    deleteForm: () => {
      for (const [path, text] of deleteForm(files, slug)) send({ type: 'edited', path, text })
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
    saveFixture: (file, text) => {
      change(file, text)
      void navigate(routeTo(slug, file))
    },
  }
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}
