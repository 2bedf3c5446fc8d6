import { useRef, useState } from 'react'
import { Navigate, useLoaderData } from 'react-router-dom'
import { useApp } from '../App'
import { changesOf, conflictsOf, isMarkedForDeletion } from '../../store/reducer'
import { hasForm } from '../../store/store'
import type { EditorHandle } from '../../editor/JsonEditor'
import { useGoTo } from '../../editor/use-go-to'
import { addressOnSite } from '../../files/address-on-site'
import { FileNav } from '../../files/FileNav'
import { routeTo } from '../../files/route-to'
import { canBeDeleted } from '../../files/delete-form'
import { PreviewPane } from '../../preview/PreviewPane'
import { ConflictNotice } from '../../save/ConflictNotice'
import { FormBar } from '../../save/FormBar'
import { EditorColumn } from './EditorColumn'
import { useFormActions } from './actions'
import { useFormView } from './use-form-view'

/** One form; the list once it is gone while it is looked at, because its deletion is saved or it was never saved. */
export function FormPage() {
  // The loader of this very route returns them.
  const { slug, path } = useLoaderData() as { readonly slug: string; readonly path: string }
  const { state, files } = useApp().store
  if (!hasForm(state, slug)) return <Navigate to="/" replace />
  if (!files.has(path) && !state.drafts.has(path)) return <Navigate to={routeTo(slug)} replace />
  return <OneForm key={slug} slug={slug} path={path} />
}

/** Everything about one form: its files on the left, what comes of them on the right. */
function OneForm({ slug, path }: { readonly slug: string; readonly path: string }) {
  const { store, settled, check, opened } = useApp()
  const { state, files, send } = store
  const [isLarge, setLarge] = useState(false)
  const editor = useRef<EditorHandle>(null)
  const view = useFormView({ slug, path, state, files, settled, check })
  const goToFile = useGoTo(slug, path, editor)
  const goTo = (file: string, offset: number) => {
    setLarge(false)
    goToFile(file, offset)
  }
  const actions = useFormActions({ slug, path, store, check, goTo })
  const conflicts = conflictsOf(state, slug)
  const { own } = view.problems
  return (
    <div className={`form-state ${isLarge ? 'form-page-large' : ''}`}>
      <FormBar
        slug={slug}
        title={view.reading.form?.schema.title ?? slug}
        address={addressOnSite(slug)}
        canSave={opened.canSave}
        changes={changesOf(state, slug)}
        files={files}
        isKept={store.isKept}
        problems={own.length}
        hasConflict={conflicts.length > 0}
        send={send}
        onShowProblems={() => actions.showProblems(own[0])}
        onDiscard={actions.discard}
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
      <div className="form-columns">
        <FileNav slug={slug} files={view.placed} path={path} drafts={state.drafts} problems={view.counts} />
        <EditorColumn
          ref={editor}
          slug={slug}
          path={path}
          store={store}
          check={check}
          view={view}
          actions={actions}
        />
        <PreviewPane
          slug={slug}
          reading={view.reading}
          files={settled}
          cards={view.cards}
          inbox={opened.inbox}
          isLarge={isLarge}
          onLarge={setLarge}
          onEditText={actions.editText}
          onSaveFixture={actions.saveFixture}
        />
      </div>
    </div>
  )
}
