import { createContext, use, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Diagnostic } from '../../../lint/diagnostic'
import { countByFile, sortDiagnostics } from '../diagnostics/sort-diagnostics'
import { panelWords, remedyHere } from '../diagnostics/word-diagnostic'
import type { EditorHandle } from '../editor/JsonEditor'
import { filesOfForm, isFollowUp } from '../../form-files'
import { textsOf, type FormTexts } from '../files/form-texts'
import { partRoute, type FormRoute } from '../files/route-to'
import { useProposals } from '../github/use-proposals'
import type { PlaceInFiles } from '../panels/field-paths'
import {
  fieldOfText,
  notesIn,
  type LineNote,
  type PanelNote,
  type PlaceInPanels,
  type PlaceOnLine,
} from '../panels/notes'
import type { PanelHold } from '../panels/form-in-panels'
import { brokenPathIn, readForm, useReadableForm } from '../preview/model/read-form'
import { heldIn, type HeldField, type PanelId } from '../store/held'
import { changesOf, conflictsOf, heldOf } from '../store/state'
import { useApp, type AppContext } from '../pages/App'
import { useFormActions, type FormActions } from './actions'
import { useAddPlan } from './use-add-plan'
import { useFormHistory } from './use-form-history'

/** One form as its page sees it: its files, their diagnostics, and the actions on them. */
export type OneForm = ReturnType<typeof useFormAt>

export const OneFormContext = createContext<OneForm | undefined>(undefined)

/** The form whose page this is. Throws elsewhere, which means a bug in the program. */
export function useOneForm(): OneForm {
  const form = use(OneFormContext)
  if (!form) throw new Error('This part of a form is used outside of its page.')
  return form
}

/** Everything that the page of a form shows, derived from the store. */
export function useFormAt(route: FormRoute) {
  const { slug, part } = route
  const app = useApp()
  const { debouncedFiles, check } = app
  const { state, files } = app.store
  // Whether the preview takes the whole width.
  const [isLarge, setLarge] = useState(false)
  // The question whose card is open.
  const [edited, setEdited] = useState<string>()
  const [plan, setPlan] = useAddPlan(slug)
  // The place that was selected last, in the preview or in a list of diagnostics.
  const [pointed, setPointed] = useState<PlaceInPanels>()
  const navigate = useNavigate()
  const editor = useRef<EditorHandle>(null)
  const actions = useFormActions(route, app, editor, () => setLarge(false))
  const reading = useReadableForm(debouncedFiles, slug)
  // The preview is debounced; panels must disappear as soon as the form is broken.
  const brokenNow = useMemo(() => brokenPathIn(files, slug), [files, slug])
  const brokenPath = brokenNow ?? reading.brokenPath
  const isBroken = brokenPath !== undefined
  // While the form is broken, only its text can be edited.
  const hasPanels = part !== undefined && !isBroken
  const checked = check.files ?? files
  const words = useMemo(() => panelWords(checked, slug), [checked, slug])
  const diagnostics = useMemo(() => {
    // Diagnostics of files that the workbench is about to update by itself would only confuse staff.
    const isDue = (path: string) =>
      isFollowUp(path, slug) && (actions.isFollowing || check.files?.get(path) !== files.get(path))
    if (part === undefined) return sortDiagnostics(check.diagnostics, slug)
    const found = check.diagnostics.filter(({ file }) => !isDue(file))
    return sortDiagnostics(words.word(found), slug)
  }, [check, words, files, part, slug, actions.isFollowing])
  const texts = useMemo(() => textsOf(files, slug), [files, slug])
  const deleted = [...state.drafts].flatMap(([path, { text }]) =>
    text === null ? [[path, ''] as const] : [],
  )
  /** Shows a place in its panel, without moving the focus there. */
  const show = (place: PlaceInPanels) => {
    // Someone who edits the text stays in the text.
    if (part === undefined) return
    setLarge(false)
    setPointed(place)
    if (part !== place.part) void navigate(partRoute(slug, place.part))
  }
  const history = useFormHistory(route, app.store.history, actions, show)
  /**
   * Goes to a place that a check names: to its panel, if panels are on screen and one has it; otherwise to the text.
   */
  const goToPlace = (place: PlaceOnLine) => {
    const target = hasPanels ? words.placeOf(place) : undefined
    return target ? goToPanel(target) : actions.goToPlace(place)
  }
  /** The name of a place in the panels, while they are on screen. */
  const inPanel = (place: PlaceOnLine) => (hasPanels ? words.nameOf(place) : undefined)
  /** Goes to a text of the form: to its field, if panels are on screen and one has it; otherwise to the JSON. */
  const goToText = (place: PlaceInFiles) => {
    const target = hasPanels ? fieldOfText(texts, slug, place) : undefined
    return target ? goToPanel(target) : actions.editText(place)
  }
  const goToPanel = (target: PlaceInPanels) => {
    setLarge(false)
    setPointed({ ...target, field: target.field ?? '' })
    return void navigate(partRoute(slug, target.part))
  }
  const changes = changesOf(state, slug)
  // Entries that are not valid yet, and so are not among the changes.
  const held = heldOf(state, slug).flatMap(({ panel, errors }) =>
    errors.map((error) => ({ panel, ...error })),
  )
  const goToHeld = ({ panel, field }: HeldField) => goToPanel({ ...panel, field })
  const holdAt = (place: Omit<PanelId, 'slug'>): PanelHold => {
    const panel = { slug, ...place }
    return {
      held: heldIn(state.held, panel),
      onHold: (input) => app.store.send({ type: 'held', panel, input }),
    }
  }
  return {
    ...app,
    ...route,
    title: reading.form?.schema.title ?? slug,
    texts,
    /** Its files in order, including those to be deleted. */
    placed: filesOfForm(new Map([...files, ...deleted]), slug),
    changes,
    conflicts: conflictsOf(state, slug),
    held,
    /** Whether anything differs from what is saved. */
    hasChanges: changes.length > 0 || held.length > 0,
    diagnostics,
    /** How many entries are not valid, and errors the linter has found: what prevents saving. */
    problemCount: held.length + diagnostics.own.length,
    counts: useMemo(() => countByFile(diagnostics.own), [diagnostics]),
    reading,
    /** The file because of which the form has no panels. */
    brokenPath,
    /** What the checks have found, at the panel's fields. */
    notes: useFormNotes(slug, app, texts, diagnostics, actions.applyFix, isBroken),
    pointed,
    edited: part === 'questions' ? edited : undefined,
    setEdited,
    plan,
    setPlan,
    show,
    history,
    goToPlace,
    inPanel,
    goToText,
    goToPanel,
    goToHeld,
    holdAt,
    isLarge,
    setLarge,
    editor,
    actions,
  }
}

/** What the linter and the checks of its proposal have found in a form, at the fields of its panels. */
function useFormNotes(
  slug: string,
  { store, check }: AppContext,
  now: FormTexts,
  { own, warnings }: Readonly<Record<'own' | 'warnings', readonly Diagnostic[]>>,
  applyFix: FormActions['applyFix'],
  isBroken: boolean,
): readonly PanelNote[] {
  const { proposals, followed } = useProposals()
  // The linted texts may be older than the current ones, and broken.
  const checked = check.files ?? store.files
  const wasReadable = useMemo(() => readForm(checked, slug).form !== undefined, [checked, slug])
  const [proposal, state, { disk }] = [proposals.get(slug), followed.get(slug), store.state]
  // The texts that the checks have seen, if panels can show them. Memoized: compiling on each keystroke would
  // be too slow.
  const proposed = useMemo(() => {
    if (state?.state !== 'red') return undefined
    const changed = Object.entries(proposal?.texts ?? {})
    const files = new Map([...disk, ...changed.map(([path, text]) => [path, text ?? ''] as const)])
    return readForm(files, slug).form && textsOf(files, slug)
  }, [slug, disk, proposal, state])
  if (isBroken) return []
  const linted = [...own, ...warnings].map((diagnostic) => toLineNote(diagnostic, applyFix))
  const found = wasReadable ? notesIn(textsOf(checked, slug), now, slug, linted) : []
  if (!proposed || state?.state !== 'red') return found
  const others = notesIn(proposed, now, slug, state.notes)
  const places = found.map(placeOf)
  return [...found, ...others.filter((note) => !places.includes(placeOf(note)))]
}

/** A diagnostic as the panels show it beside a field: its message, its remedy and its fix. */
function toLineNote(diagnostic: Diagnostic, applyFix: FormActions['applyFix']): LineNote {
  const { file, line, column, message, severity, fix } = diagnostic
  const text = `${message} ${remedyHere(diagnostic)}`
  const isWarning = severity === 'warning'
  return { file, line, column, isWarning, text, fix: fix && (() => applyFix(diagnostic)) }
}

function placeOf({ part, question, field }: PanelNote): string {
  return [part, question, field].join(' ')
}
