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

/** The actions staff have besides typing. After each one, focus moves to where they continue. */
export interface FormActions {
  readonly change: (path: string, text: string) => void
  /** A change made in a panel; fixtures and snapshots are updated automatically. */
  readonly changeInPanel: (texts: ReadonlyMap<string, string>, group?: string) => void
  readonly applyFix: (problem: Diagnostic) => void
  /** Resolves to the number of files that changed. */
  readonly repair: () => Promise<number>
  readonly discard: () => void
  /** Mark the whole form as deleted, and remove its slug from the others; the next save deletes it. */
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
      // The edits only apply to the text that was linted.
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

/** The debounce time before fixtures are updated, in milliseconds. */
const pause = 400

/** Updates a form's fixtures after a change in a panel, debounced; undone together with that change. */
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
        // If the files have changed meanwhile, a newer run is due.
        if (latest.current !== asked) return
        const texts = followUpsIn(repairs, slug)
        if (texts.size > 0) send({ type: 'followed', texts })
      }
      // If the fixes fail, the linter reports why.
      void worker.repair(asked).then(take, () => undefined)
    }, pause)
  }
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}

/**
 * The offset of the value at a path, in UTF-16 units; of the innermost value around it if there is none. Also for
 * incomplete texts.
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
