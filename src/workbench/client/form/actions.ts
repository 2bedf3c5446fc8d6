import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { applyEdits } from '../../../lint/json/json-node'
import type { FileChanges } from '../../../generate/fix/file-changes'
import type { Diagnostic } from '../../../lint/diagnostic'
import { manifestPath } from '../../../lint/source/file-kind'
import { useServices } from '../services'
import { editorTitleId, focusOn, formTitleId, diagnosticsTitleId } from '../components/focus'
import type { EditorHandle } from '../editor/JsonEditor'
import { deleteForm } from '../files/delete-form'
import { fileOf, type Files } from '../../form-files'
import { pathOfPart } from '../files/form-texts'
import { offsetAt, offsetOfPlace } from '../files/json'
import { routeTo, type FormRoute } from '../files/route-to'
import type { PlaceInFiles } from '../panels/field-paths'
import type { PlaceOnLine } from '../panels/notes'
import { type StoreEvent } from '../store/reducer'
import { changesOf, currentFiles, textIn } from '../store/state'
import { updateFixturesOnce } from '../store/update-fixtures'
import type { StoreView } from '../store/use-store'
import texts from '../texts.json'
import type { AppContext } from '../pages/App'

/** The texts that a fix has changed, before and after it. */
export interface Fixed {
  readonly before: FileChanges
  readonly after: FileChanges
}

function isUnsaved({ after }: Fixed, { state, files }: StoreView): boolean {
  const paths = [...after.keys()]
  return (
    paths.every((path) => files.get(path) === after.get(path)) && paths.some((path) => state.drafts.has(path))
  )
}

export type FormActions = ReturnType<typeof useFormActions>

/** What staff can do besides typing. An action that removes its own button moves the focus to where they continue. */
export function useFormActions(
  { slug, path, part }: FormRoute,
  { store, check }: AppContext,
  editor: RefObject<EditorHandle | null>,
  leavePreview: () => void,
) {
  const { files, send, history } = store
  const { worker } = useServices()
  const navigate = useNavigate()
  const { follow, isFollowing } = useFollowUp(slug, store, part !== undefined)
  const goTo = useGoTo(slug, part === undefined ? path : undefined, editor, leavePreview)
  const textOf = (file: string) => files.get(file) ?? ''
  const [{ said, fixed }, tell] = useState<{ said: string; fixed?: Fixed }>({ said: '' })
  const say = (said: string) => tell({ said })
  const edit = (texts: FileChanges, group?: string) => {
    say('')
    send({ type: 'edited', form: slug, texts, ...(group !== undefined && { group }) })
  }
  const editByFix = (after: FileChanges) => {
    const fixed = { before: new Map([...after.keys()].map((path) => [path, textIn(files, path)])), after }
    edit(after)
    tell({ said: '', fixed })
  }
  const stepThroughHistory = (direction: 'undo' | 'redo') => () => {
    say('')
    const change = history[direction](slug)
    if (part !== undefined && changesOf(history.get(), slug).length > 0) follow()
    return change
  }
  const change = (file: string, text: string) => edit(new Map([[file, text]]), file)
  /** The files with the diagnostics' own fixes applied. A fix is for the text that was linted, and for no other. */
  const fixedBy = (diagnostics: readonly Diagnostic[]): Files => {
    const current = diagnostics.filter(({ file, fix }) => fix && textOf(file) === check.files?.get(file))
    const paths = new Set(current.map(({ file }) => file))
    const editsOf = (path: string) => current.flatMap(({ file, fix = [] }) => (file === path ? fix : []))
    return new Map([...paths].map((path) => [path, applyEdits(textOf(path), editsOf(path))]))
  }
  return {
    change,
    /** Whether fixtures and snapshots still have to follow a change. */
    isFollowing,
    /** A change made in a panel or the preview; fixtures and snapshots are updated automatically. */
    changeInPanel: (texts: FileChanges, group?: string) => {
      edit(texts, group)
      follow()
    },
    undo: stepThroughHistory('undo'),
    redo: stepThroughHistory('redo'),
    delete: (file: string) => {
      edit(new Map([[file, null]]))
      focusOn(editorTitleId)
    },
    revert: (file: string) => send({ type: 'reverted', form: slug, paths: [file] }),
    /** Applies the diagnostic's own fix. Its button goes, so the caller moves the focus. */
    applyFix: (diagnostic: Diagnostic) => {
      editByFix(fixedBy([diagnostic]))
      if (part !== undefined) follow()
    },
    said,
    /** What a fix has changed, until the next action, or until one of its files changes or is saved. */
    fixed: fixed && isUnsaved(fixed, store) ? fixed : undefined,
    undoFix: ({ before }: Fixed) => {
      edit(before)
      if (part !== undefined) follow()
      say(texts.history.done.undo)
      focusOn(diagnosticsTitleId)
    },
    fix: async (diagnostics: readonly Diagnostic[]) => {
      const own = fixedBy(diagnostics)
      const button = document.activeElement
      say(texts.diagnostics.fixing)
      const others = await worker.fix(new Map([...files, ...own])).catch(() => new Map())
      const isOwn = (file: string) =>
        fileOf(file)?.slug === slug ||
        (file === manifestPath && diagnostics.some((each) => each.file === file))
      const all = new Map([...own, ...[...others].filter(([file]) => isOwn(file))])
      // What was typed meanwhile stays: a fix is for the text that it was asked for.
      const now = currentFiles(history.get())
      const fixes = new Map([...all].filter(([file]) => now.get(file) === files.get(file)))
      editByFix(fixes)
      if (fixes.size === 0) say(texts.diagnostics.nothingToFix)
      // Do not take the focus from someone who has gone on typing.
      if (document.activeElement === button) focusOn(diagnosticsTitleId)
    },
    discard: () => send({ type: 'discarded', form: slug }),
    /** Marks the whole form as deleted and removes its slug from the other forms' files; the next save deletes it. */
    deleteForm: () => {
      edit(deleteForm(files, slug))
      focusOn(formTitleId)
    },
    resolveConflict: (event: StoreEvent) => {
      send(event)
      if (part !== undefined) follow()
      focusOn(formTitleId)
    },
    goToDiagnostics: (first: Diagnostic | undefined) => {
      if (first && part === undefined && first.file !== path) void navigate(routeTo(slug, first.file))
      focusOn(diagnosticsTitleId)
    },
    goToPlace: (place: PlaceOnLine) => goTo(place.file, offsetOfPlace(textOf(place.file), place)),
    editText: (place: PlaceInFiles) => {
      const file = pathOfPart(slug, place.part)
      goTo(file, offsetAt(textOf(file), place.path))
    },
  }
}

/** How long updating the fixtures is debounced, in milliseconds. */
const debounceTime = 400

/**
 * Updates a form's fixtures after a change in a panel, debounced, and at once when its page is left. While panels are
 * shown, also after somebody else's change on disk, if the form has unsaved changes that it was merged with.
 */
function useFollowUp(slug: string, { state, history }: StoreView, hasPanels: boolean) {
  const { worker } = useServices()
  const [isFollowing, setFollowing] = useState(false)
  // Undefined once the fixtures have followed the last change.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const followNow = async () => {
    const own = timer.current
    await updateFixturesOnce(history, worker.fix, slug)
    // Another change has begun a newer run.
    if (timer.current !== own) return
    timer.current = undefined
    setFollowing(false)
  }
  const leave = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    void followNow()
  })
  useEffect(() => () => leave(), [])
  const follow = () => {
    setFollowing(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void followNow(), debounceTime)
  }
  const { disk } = state
  const merged = useRef(disk)
  const followDisk = useEffectEvent(() => {
    if (hasPanels && changesOf(state, slug).length > 0) follow()
  })
  useEffect(() => {
    if (merged.current !== disk) followDisk()
    merged.current = disk
  }, [disk])
  return { follow, isFollowing }
}

/**
 * Returns a function that goes to a place in any file, of another form too: it opens the file unless it is in the
 * editor, then moves the cursor there. `path` is the file in the editor; undefined while panels are shown.
 */
function useGoTo(
  slug: string,
  path: string | undefined,
  editor: RefObject<EditorHandle | null>,
  leavePreview: () => void,
): (file: string, offset: number) => void {
  const navigate = useNavigate()
  // Another form mounts another page, so the offset is passed in the location's state.
  const { state: goal }: { readonly state: { readonly offset?: unknown } | null } = useLocation()
  useEffect(() => {
    if (path !== undefined && typeof goal?.offset === 'number') editor.current?.goTo(goal.offset)
  }, [path, goal, editor])
  return (file, offset) => {
    leavePreview()
    if (file === path) return editor.current?.goTo(offset)
    return void navigate(routeTo(slug, file), { state: { offset } })
  }
}
