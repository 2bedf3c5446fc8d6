import { createContext, use, useMemo, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import type { HubCard } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { optionsIn, subschemasOf } from '../../../../engine/schema/questions'
import type { Location } from '../../../../lint/report/diagnostic'
import { countByFile, sortDiagnostics, type SortedDiagnostics } from '../../diagnostics/sort-diagnostics'
import { panelWords } from '../../diagnostics/word-diagnostic'
import type { EditorHandle } from '../../editor/JsonEditor'
import type { Change } from '../../files/change'
import { filesOfForm, isFollowUp, type PlacedFile } from '../../files/form-file'
import { textsOf, type FormTexts } from '../../files/form-texts'
import type { JsonPath } from '../../files/json'
import { readCards } from '../../files/read-cards'
import { partRoute, type FormRoute } from '../../files/route-to'
import { fieldOfText, type PanelNote, type PanelPlace } from '../../panels/notes'
import type { HoldAt } from '../../panels/PanelForm'
import { useReadableForm, type PreviewForm } from '../../preview/model/read-form'
import { heldIn, type HeldField, type PanelId } from '../../store/held'
import { changesOf, conflictsOf, heldOf } from '../../store/reducer'
import { useApp, type AppContext } from '../App'
import { useFormActions, type FormActions } from './actions'
import { useFormNotes } from './form-notes'

/** One form on its page: its files, what is known about them, and what can be done with them. */
export interface OneForm extends AppContext, FormRoute {
  readonly title: string
  readonly texts: FormTexts
  /** Its files in order, including those to be deleted. */
  readonly placed: readonly PlacedFile[]
  readonly changes: readonly Change[]
  readonly conflicts: readonly Change[]
  /** What is not right yet, and so not among the changes. */
  readonly held: readonly HeldField[]
  /** Whether anything differs from what is saved. */
  readonly hasChanges: boolean
  readonly problems: SortedDiagnostics
  /** How many errors there are in each file. */
  readonly counts: ReadonlyMap<string, number>
  readonly cards: readonly HubCard[]
  readonly reading: PreviewForm
  /** What the checks have found, at the panel's fields. */
  readonly notes: readonly PanelNote[]
  /** The place that was selected last, in the preview or in a list of diagnostics. */
  readonly pointed: PanelPlace | undefined
  /** The question whose card is open. */
  readonly edited: string | undefined
  readonly setEdited: (question: string | undefined) => void
  /** Show a place in its panel, without moving the focus there. */
  readonly show: (place: PanelPlace) => void
  /** Go to a place that a check names: in its panel where there is one, while panels are on screen. */
  readonly goToPlace: (place: Location) => void
  /** The name of a place in the panels, while they are on screen. */
  readonly inPanel: (place: Location) => string | undefined
  /** Go to a text of the form: while panels are shown, to the field in which it is edited, if there is one. */
  readonly goToText: (file: string, path: JsonPath) => void
  readonly goToHeld: (field: HeldField) => void
  readonly holdAt: HoldAt
  /** Whether the preview takes the whole width. */
  readonly isLarge: boolean
  readonly setLarge: (isLarge: boolean) => void
  readonly editor: RefObject<EditorHandle | null>
  readonly actions: FormActions
}

export const OneFormContext = createContext<OneForm | undefined>(undefined)

/** The form whose page this is. Throws elsewhere, which means a bug in the program. */
export function useOneForm(): OneForm {
  const form = use(OneFormContext)
  if (!form) throw new Error('This part of a form is used outside of its page.')
  return form
}

/** Everything that the page of a form shows, derived from the store. */
export function useFormAt(route: FormRoute): OneForm {
  const { slug, part } = route
  const app = useApp()
  const { debouncedFiles, check } = app
  const { state, files } = app.store
  const [isLarge, setLarge] = useState(false)
  const [edited, setEdited] = useState<string>()
  const [pointed, setPointed] = useState<PanelPlace>()
  const navigate = useNavigate()
  const editor = useRef<EditorHandle>(null)
  const actions = useFormActions(route, app, editor, () => setLarge(false))
  const reading = useReadableForm(debouncedFiles, slug)
  const isBroken = reading.brokenPath !== undefined
  // While the form is broken, only its text can be edited.
  const hasPanels = part !== undefined && !isBroken
  const checked = check.files ?? files
  const words = useMemo(() => panelWords(checked, slug), [checked, slug])
  const problems = useMemo(() => {
    // What the workbench is about to write by itself is nothing to tell staff.
    const isDue = (path: string) =>
      isFollowUp(path, slug) && (actions.isFollowing || check.files?.get(path) !== files.get(path))
    if (part === undefined) return sortDiagnostics(check.problems, slug)
    const found = check.problems.filter(({ file }) => !isDue(file))
    return sortDiagnostics(
      found.map((problem) => words.word(problem)),
      slug,
    )
  }, [check, words, files, part, slug, actions.isFollowing])
  const texts = useMemo(() => textsOf(files, slug), [files, slug])
  const deleted = [...state.drafts].flatMap(([path, { text }]) =>
    text === null ? [[path, ''] as const] : [],
  )
  const show = (place: PanelPlace) => {
    // Someone who edits the text stays in the text.
    if (part === undefined) return
    setLarge(false)
    setPointed(place)
    if (part !== place.part) void navigate(partRoute(slug, place.part))
  }
  const goToPlace = (place: Location) => {
    const target = hasPanels ? words.placeOf(place) : undefined
    return target ? goToPanel(target) : actions.goToPlace(place)
  }
  const inPanel = (place: Location) => (hasPanels ? words.nameOf(place) : undefined)
  const goToText = (file: string, path: JsonPath) => {
    const target = hasPanels ? fieldOfText(texts, slug, file, path) : undefined
    return target ? goToPanel(target) : actions.editText(file, path)
  }
  const goToPanel = (target: PanelPlace) => {
    setLarge(false)
    setPointed({ ...target, field: target.field ?? '' })
    return void navigate(partRoute(slug, target.part))
  }
  const changes = changesOf(state, slug)
  const held = heldOf(state, slug)
    .filter(({ panel }) => hasPanel(reading.form, panel))
    .flatMap(({ panel, errors }) => errors.map((error) => ({ panel, ...error })))
  const goToHeld = ({ panel, field }: HeldField) => goToPanel({ ...panel, field })
  const holdAt: HoldAt = (place) => {
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
    placed: filesOfForm(new Map([...files, ...deleted]), slug),
    changes,
    conflicts: conflictsOf(state, slug),
    held,
    hasChanges: changes.length > 0 || held.length > 0,
    problems,
    counts: useMemo(() => countByFile(problems.own), [problems]),
    cards: useMemo(() => readCards(debouncedFiles), [debouncedFiles]),
    reading,
    notes: useFormNotes(slug, app, texts, problems.own, isBroken),
    pointed,
    edited: part === 'questions' ? edited : undefined,
    setEdited,
    show,
    goToPlace,
    inPanel,
    goToText,
    goToHeld,
    holdAt,
    isLarge,
    setLarge,
    editor,
    actions,
  }
}

/** Whether a form still has the question or the option that a panel is of. */
function hasPanel(form: CompiledForm | undefined, { question, option }: PanelId): boolean {
  if (!form || question === undefined) return true
  const rules = subschemasOf(form, question)
  const isTicked = option === undefined || option === true
  return isTicked ? rules.length > 0 : rules.some((each) => optionsIn(each)?.some((one) => one === option))
}
