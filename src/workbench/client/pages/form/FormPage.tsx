import { editorTitleId } from '../../components/focus'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { filesOfForm, slugsIn } from '../../files/form-file'
import { partRoute, routeAt, routeTo, type FormRoute } from '../../files/route-to'
import { hasForm } from '../../store/store'
import { useApp } from '../App'
import { ConflictNotice } from './ConflictNotice'
import { DiagnosticPanel } from './DiagnosticPanel'
import { EditorColumn } from './EditorColumn'
import { FileNav } from './FileNav'
import { FormBar } from './FormBar'
import { MissingForm } from './MissingForm'
import { OneFormContext, useFormAt } from './one-form'
import { PanelColumn } from './PanelColumn'
import { PartNav } from './PartNav'
import { PreviewPane } from './PreviewPane'
import { Tour } from './Tour'

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

/** Everything about one form: its parts and files on the left, the preview on the right. */
function OneFormPage(route: FormRoute) {
  const form = useFormAt(route)
  const { part, opened, conflicts, isLarge } = form
  return (
    <OneFormContext value={form}>
      <div className={`form-page ${isLarge ? 'form-page-large' : ''}`}>
        <FormBar />
        {conflicts.map((change) => (
          <ConflictNotice key={change.path} mine={change} />
        ))}
        <div className="form-columns">
          <div className="form-nav">
            <PartNav />
            {part === undefined && <FileNav />}
          </div>
          <section className="editor-pane" aria-labelledby={editorTitleId}>
            {part === undefined ? <EditorColumn /> : <PanelColumn part={part} />}
            {part === 'questions' && <Tour canSave={opened.canSave} />}
            <DiagnosticPanel />
          </section>
          <PreviewPane />
        </div>
      </div>
    </OneFormContext>
  )
}
