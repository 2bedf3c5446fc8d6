import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { applyEdits } from '../../../../generate/fix/file-changes'
import type { Location, Diagnostic } from '../../../../lint/report/diagnostic'
import { changesOf, type StoreEvent } from '../../store/reducer'
import type { StoreView } from '../../store/use-store'
import { deleteForm } from '../../files/delete-form'
import { followUpsIn } from '../../files/follow-ups'
import { fileOf } from '../../files/form-file'
import { routeTo } from '../../files/route-to'
import { offsetOfPlace } from '../../diagnostics/offset-of-place'
import { problemTitleId } from '../../diagnostics/DiagnosticPanel'
import type { CheckResult } from '../../diagnostics/use-diagnostics'
import type { PlacedText } from '../../preview/model/text-groups'
import { formTitleId } from '../../save/FormBar'
import { useServices } from '../../api/services'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { PathStep } from '../../../../lint/json/json-node'

/** What staff can do with a form beside typing. After each the focus is where work goes on. */
export interface FormActions {
  readonly change: (path: string, text: string) => void
  /** What was changed in a panel; examples and expected messages follow by themselves. */
  readonly changeInPanel: (texts: ReadonlyMap<string, string>, group?: string) => void
  readonly applyFix: (problem: Diagnostic) => void
  /** Resolves to the number of files that changed. */
  readonly repair: () => Promise<number>
  readonly discard: () => void
  /** Mark the whole form as deleted, and take its name out of the others; the next save does it. */
  readonly deleteForm: () => void
  readonly settle: (event: StoreEvent) => void
  readonly showProblems: (first: Diagnostic | undefined) => void
  readonly goToPlace: (place: Location) => void
  readonly editText: (place: Pick<PlacedText, 'file' | 'path'>) => void
  readonly saveFixture: (path: string, text: string) => void
}

interface FormActionsInput {
  readonly slug: string
  /** The file in the editor; undefined while a panel is on screen. */
  readonly path: string | undefined
  readonly store: StoreView
  readonly check: CheckResult
  readonly goTo: (file: string, offset: number) => void
}

export function useFormActions({ slug, path, store, check, goTo }: FormActionsInput): FormActions {
  const { state, files, send } = store
  const { worker } = useServices()
  const navigate = useNavigate()
  const change = useCallback(
    (path: string, text: string) => send({ type: 'edited', texts: new Map([[path, text]]), group: path }),
    [send],
  )
  const textOf = (file: string) => files.get(file) ?? ''
  const follow = useFollowUp(slug, store)
  return {
    change,
    changeInPanel: (texts, group) => {
      send({ type: 'edited', texts, ...(group !== undefined && { group }) })
      follow()
    },
    applyFix: ({ file, fix }) => {
      // The edits are for the text that was checked, and for no other.
      if (!fix || textOf(file) !== check.files?.get(file)) return
      change(file, applyEdits(textOf(file), fix))
      focusOn(problemTitleId)
    },
    repair: async () => {
      const repairs = [...(await worker.repair(files))].filter(([file]) => fileOf(file)?.slug === slug)
      send({ type: 'edited', texts: new Map(repairs) })
      focusOn(problemTitleId)
      return repairs.length
    },
    discard: () => send({ type: 'reverted', paths: changesOf(state, slug).map(({ path }) => path) }),
    deleteForm: () => {
      send({ type: 'edited', texts: deleteForm(files, slug) })
      focusOn(formTitleId)
    },
    settle: (event) => {
      send(event)
      focusOn(formTitleId)
    },
    showProblems: (first) => {
      if (first && path !== undefined && first.file !== path) void navigate(routeTo(slug, first.file))
      focusOn(problemTitleId)
    },
    goToPlace: (place) => goTo(place.file, offsetOfPlace(textOf(place.file), place)),
    editText: (text) => goTo(text.file, offsetAt(textOf(text.file), text.path)),
    saveFixture: (file, text) => {
      send({ type: 'edited', texts: new Map([[file, text]]) })
      follow()
    },
  }
}

/** How long changes must pause before examples follow, in milliseconds. */
const pause = 400

/** Brings a form's examples in line with what was changed in a panel, once changes pause; goes back together with it. */
function useFollowUp(slug: string, { files, send }: StoreView): () => void {
  const { worker } = useServices()
  const latest = useRef(files)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = files
  }, [files])
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const asked = latest.current
      const take = (repairs: ReadonlyMap<string, string | null>) => {
        // What was typed meanwhile asks again.
        if (latest.current !== asked) return
        const texts = followUpsIn(repairs, slug)
        if (texts.size > 0) send({ type: 'followed', texts })
      }
      // Where the fixer fails the linter says what is wrong.
      void worker.repair(asked).then(take, () => undefined)
    }, pause)
  }
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}

/**
 * Where the value at a path begins, in UTF-16 units; the nearest value around it where there is none. Takes unfinished
 * texts too.
 * @example offsetAt('{ "a": 1 }', ['a']) // => 7
 */
export function offsetAt(text: string, path: readonly PathStep[]): number {
  const tree = parseTree(text)
  if (!tree) return 0
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node.offset
  }
  return tree.offset
}
