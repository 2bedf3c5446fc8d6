import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useParams } from 'react-router-dom'
import { fillText } from '../../../../engine/fill-text'
import { Button } from '../../../../ui/Button'
import { editorTitleId, focusOn, formTitleId } from '../../components/focus'
import { filesOfForm, slugsIn, type Change } from '../../../form-files'
import { partRoute, routeAt, routeTo, type FormRoute } from '../../files/route-to'
import { hasForm } from '../../store/state'
import texts from '../../texts.json'
import { useApp, useTitle } from '../App'
import { ListHeader } from '../Layout'
import { DiagnosticPanel } from './DiagnosticPanel'
import { EditorColumn } from './EditorColumn'
import { FormNav } from './FormNav'
import { FormBar } from './FormBar'
import { OneFormContext, useFormAt, useOneForm } from '../../form/one-form'
import { PanelColumn } from './PanelColumn'
import { PreviewPane } from './PreviewPane'
import { LineDifferences } from '../../components/LineDifferences'
import { PaneAlert } from '../../components/PaneAlert'
import { nameOfPath } from '../../files/describe-file'
import { Tool } from '../../components/Tool'

/** The page of the form in the address. */
export function FormEditorPage() {
  const { slug = '', '*': rest = '' } = useParams()
  return <FormAtRoute key={slug} {...routeAt(slug, rest)} />
}

/** One form; redirects to the list when it has been deleted. One that was never saved can be brought back here. */
function FormAtRoute(route: FormRoute) {
  const { slug, path } = route
  const { state, files } = useApp().store
  const isSaved = slugsIn(state.disk).includes(slug)
  const [wasSaved, setSaved] = useState(isSaved)
  if (isSaved && !wasSaved) setSaved(true)
  if (!hasForm(state, slug)) return wasSaved ? <Navigate to="/" replace /> : <MissingForm slug={slug} />
  if (!files.has(path) && !state.drafts.has(path)) {
    const [first] = filesOfForm(files, slug)
    const hasQuestions = first?.file.kind === 'schema'
    return <Navigate to={hasQuestions ? partRoute(slug, 'questions') : routeTo(slug, first?.path)} replace />
  }
  return <OneFormPage {...route} />
}

/**
 * The page for the address of a form that does not exist (any more): a form that was discarded here can be restored.
 */
function MissingForm({ slug }: { readonly slug: string }) {
  const { history } = useApp().store
  const wasDiscarded = history.canUndo(slug)
  const title = useRef<HTMLHeadingElement>(null)
  useTitle()
  useEffect(() => {
    if (wasDiscarded) title.current?.focus()
  }, [wasDiscarded])
  const bringBack = () => {
    flushSync(() => history.undo(slug))
    focusOn(formTitleId)
  }
  const words = wasDiscarded ? texts.missing.discarded : texts.missing
  return (
    <>
      <ListHeader />
      <div className="page">
        <h1 tabIndex={-1} ref={title}>
          {fillText(words.title, { slug })}
        </h1>
        <p>{words.text}</p>
        {wasDiscarded && <Button onClick={bringBack}>{texts.missing.discarded.bringBack}</Button>}
      </div>
    </>
  )
}

/** Everything about one form: its parts and files on the left, the preview on the right. */
function OneFormPage(route: FormRoute) {
  const form = useFormAt(route)
  const { part, conflicts, isLarge } = form
  return (
    <OneFormContext value={form}>
      <div className={`form-page ${isLarge ? 'form-page-large' : ''}`}>
        <FormBar />
        {conflicts.map((change) => (
          <ConflictNotice key={change.path} mine={change} />
        ))}
        <div className="form-columns">
          <FormNav />
          <section className="editor-pane" aria-labelledby={editorTitleId}>
            {part === undefined ? <EditorColumn /> : <PanelColumn part={part} />}
            <DiagnosticPanel />
          </section>
          <PreviewPane />
        </div>
      </div>
    </OneFormContext>
  )
}

/** A file that somebody else has changed in the meantime: both texts are kept until one is chosen. */
function ConflictNotice({ mine }: { readonly mine: Change }) {
  const { slug, store, actions } = useOneForm()
  const { path } = mine
  const theirs = store.state.disk.get(path)
  return (
    <PaneAlert kind="warn" role="alert" className="conflict">
      <h2 className="conflict-title">{fillText(texts.conflict.title, { file: nameOfPath(path) })}</h2>
      <p>{theirs === undefined ? texts.conflict.gone : texts.conflict.text}</p>
      <details open>
        <summary>{texts.conflict.difference}</summary>
        <LineDifferences
          one={[texts.conflict.other, theirs ?? '']}
          other={[texts.conflict.own, mine.text ?? '']}
        />
      </details>
      <div className="row">
        <Tool onClick={() => actions.resolveConflict({ type: 'kept', path })}>{texts.conflict.mine}</Tool>
        <Tool onClick={() => actions.resolveConflict({ type: 'reverted', form: slug, paths: [path] })}>
          {texts.conflict.theirs}
        </Tool>
      </div>
    </PaneAlert>
  )
}
