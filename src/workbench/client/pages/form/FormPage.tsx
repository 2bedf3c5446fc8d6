import { useCallback, useMemo, useRef, useState, useEffect, type RefObject } from 'react'
import { Navigate, useLoaderData, useNavigate } from 'react-router-dom'
import { useApp } from '../App'
import { changesOf, conflictsOf, isMarkedForDeletion } from '../../store/reducer'
import { hasForm } from '../../store/store'
import type { EditorHandle } from '../../editor/JsonEditor'
import { addressOnSite } from '../../files/address-on-site'
import { FileNav } from './FileNav'
import { partRoute, type FormPartName, routeTo } from '../../files/route-to'
import { canBeDeleted } from '../../files/delete-form'
import { PanelColumn } from '../../panels/PanelColumn'
import { textsOf, type FormTexts } from '../../files/form-texts'
import { notesIn, panelPlaceAt, type Finding, type PanelNote, type PanelPlace } from '../../panels/notes'
import type { ProposalState } from '../../github/follow-proposal'
import type { Proposal } from '../../github/propose'
import { useProposals } from '../../github/use-proposals'
import type { Files } from '../../files/change'
import type { Diagnostic, Location } from '../../../../lint/report/diagnostic'
import { remedyHere } from '../../diagnostics/DiagnosticList'
import { PartNav } from '../../panels/PartNav'
import { readForm } from '../../preview/model/read-form'
import { PreviewPane } from '../../preview/PreviewPane'
import { ConflictNotice } from '../../save/ConflictNotice'
import { FormBar } from '../../save/FormBar'
import { DiagnosticPanel } from '../../diagnostics/DiagnosticPanel'
import { EditorColumn } from './EditorColumn'
import { Tour } from './Tour'
import { useFormActions } from './actions'
import { useFormView } from './use-form-view'

interface Route {
  readonly slug: string
  readonly path: string
  /** The part in its panel; undefined where the file is edited as text. */
  readonly part?: FormPartName | undefined
}

/** One form; redirects to the list when it is deleted, or was never saved and is reverted. */
export function FormEditorPage() {
  // The loader of this very route returns them.
  const { slug, path, part } = useLoaderData() as Route
  const { state, files } = useApp().store
  if (!hasForm(state, slug)) return <Navigate to="/" replace />
  if (!files.has(path) && !state.drafts.has(path))
    return <Navigate to={partRoute(slug, 'questions')} replace />
  return <OneForm key={slug} slug={slug} path={path} part={part} />
}

/** Everything about one form: its files on the left, the preview on the right. */
function OneForm({ slug, path, part }: Route) {
  const { store, settled, check, opened } = useApp()
  const { state, files, send } = store
  const [isLarge, setLarge] = useState(false)
  const [pointed, setPointed] = useState<PanelPlace>()
  const { proposals, followed } = useProposals()
  const navigate = useNavigate()
  const editor = useRef<EditorHandle>(null)
  const view = useFormView({ slug, path, state, files, settled, check })
  const goToFile = useGoTo(slug, path, editor, part === undefined)
  const goTo = (file: string, offset: number) => {
    setLarge(false)
    goToFile(file, offset)
  }
  const point = useCallback(
    (name: string) => {
      // Someone who edits the text stays in the text.
      if (part === undefined) return
      setLarge(false)
      setPointed({ part: 'questions', question: name })
      if (part !== 'questions') void navigate(partRoute(slug, 'questions'))
    },
    [navigate, part, slug],
  )
  const actions = useFormActions({ slug, path: part ? undefined : path, store, check, goTo })
  const conflicts = conflictsOf(state, slug)
  const { own } = view.problems
  const form = textsOf(files, slug)
  const isBroken = view.reading.brokenPath !== undefined
  // The linted texts may be older than the current ones, and broken.
  const checked = check.files ?? files
  const wasReadable = useMemo(() => readForm(checked, slug).ok, [checked, slug])
  const notes = isBroken
    ? []
    : allNotes(
        wasReadable ? notesIn(textsOf(checked, slug), form, slug, own.map(toFinding)) : [],
        notesOf(slug, form, state.disk, proposals.get(slug), followed.get(slug)),
      )
  const goToPlace = (place: Location) => {
    const target = part === undefined || isBroken ? undefined : panelPlaceAt(form, slug, place)
    if (!target) return actions.goToPlace(place)
    setLarge(false)
    setPointed({ ...target, field: target.field ?? '' })
    return void navigate(partRoute(slug, target.part))
  }
  return (
    <div className={`form-page ${isLarge ? 'form-page-large' : ''}`}>
      <FormBar
        slug={slug}
        title={view.reading.form?.schema.title ?? slug}
        address={addressOnSite(slug)}
        opened={opened}
        changes={changesOf(state, slug)}
        disk={state.disk}
        files={files}
        isKept={store.isKept}
        problems={own.length}
        hasConflict={conflicts.length > 0}
        send={send}
        onShowProblems={() => actions.showProblems(own[0])}
        onDiscard={actions.discard}
        onGo={goToPlace}
        onDelete={canBeDeleted(slug) && !isMarkedForDeletion(state, slug) ? actions.deleteForm : undefined}
      />
      {conflicts.map((change) => (
        <ConflictNotice
          key={change.path}
          mine={change}
          theirs={state.disk.get(change.path)}
          onKeep={() => actions.settle({ type: 'kept', path: change.path })}
          onTake={() => actions.settle({ type: 'reverted', paths: [change.path] })}
        />
      ))}
      {part !== undefined && <Tour canSave={opened.canSave} />}
      <div className="form-columns">
        <div className="form-nav">
          <PartNav slug={slug} part={part} hasCard={view.cards.some((card) => card.slug === slug)} />
          {part === undefined && (
            <FileNav
              slug={slug}
              files={view.placed}
              path={path}
              drafts={state.drafts}
              problems={view.counts}
            />
          )}
        </div>
        {part === undefined ? (
          <EditorColumn
            ref={editor}
            slug={slug}
            path={path}
            store={store}
            check={check}
            view={view}
            actions={actions}
          />
        ) : (
          <section className="editor-pane" aria-labelledby="editor-title">
            <PanelColumn
              slug={slug}
              part={part}
              files={files}
              brokenPath={view.reading.brokenPath}
              notes={notes}
              pointed={pointed}
              onChange={actions.changeInPanel}
              onUndo={() => store.history.undo(slug)}
              onEditText={actions.editText}
            />
            <DiagnosticPanel
              check={check}
              problems={view.problems}
              path=""
              onGo={goToPlace}
              onFix={actions.applyFix}
              onRepair={actions.repair}
            />
          </section>
        )}
        <PreviewPane
          slug={slug}
          reading={view.reading}
          files={settled}
          cards={view.cards}
          inbox={opened.inbox}
          site={opened.github?.site ?? location.origin}
          isLarge={isLarge}
          onLarge={setLarge}
          onPointed={point}
          onEditText={actions.editText}
          onSaveFixture={actions.saveFixture}
        />
      </div>
    </div>
  )
}

/** A diagnostic as the panels show it beside a field: its message and its remedy. */
function toFinding(problem: Diagnostic): Finding {
  const { file, line, column, message } = problem
  return { file, line, column, text: `${message} ${remedyHere(problem)}` }
}

/** The linter's findings, and those of the proposal's checks at other places. */
function allNotes(found: readonly PanelNote[], checked: readonly PanelNote[]): readonly PanelNote[] {
  const placeOf = ({ part, question, field }: PanelNote) => [part, question, field].join(' ')
  const places = found.map(placeOf)
  return [...found, ...checked.filter((note) => !places.includes(placeOf(note)))]
}

/** What the checks of a form's proposal have found in lines that have not changed since. */
function notesOf(
  slug: string,
  now: FormTexts,
  disk: Files,
  proposal: Proposal | undefined,
  found: ProposalState | undefined,
): readonly PanelNote[] {
  if (!proposal || found?.state !== 'red') return []
  const proposed = Object.entries(proposal.texts).map(([path, text]) => [path, text ?? ''] as const)
  const checked = new Map([...disk, ...proposed])
  return readForm(checked, slug).ok ? notesIn(textsOf(checked, slug), now, slug, found.notes) : []
}

interface Goal {
  readonly file: string
  readonly offset: number
}

/** Go to a place in any file of a form: opens the file if another is in the editor, then moves the cursor there. */
function useGoTo(
  slug: string,
  path: string,
  editor: RefObject<EditorHandle | null>,
  /** Whether a file is in the editor, rather than a panel on screen. */
  isText: boolean,
): (file: string, offset: number) => void {
  const navigate = useNavigate()
  const goal = useRef<Goal>(undefined)
  useEffect(() => {
    if (!isText || goal.current?.file !== path) return
    editor.current?.goTo(goal.current.offset)
    goal.current = undefined
  }, [path, isText, editor])
  return (file, offset) => {
    if (file === path && isText) {
      editor.current?.goTo(offset)
    } else {
      goal.current = { file, offset }
      void navigate(routeTo(slug, file))
    }
  }
}
