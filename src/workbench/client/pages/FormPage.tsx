import { useRef, useState } from 'react'
import { Navigate, useLoaderData } from 'react-router-dom'
import { useApp } from '../App'
import { changesOf, conflictsOf, isLeaving } from '../bench/bench'
import { hasForm } from '../bench/create-store'
import type { EditorHandle } from '../editor/JsonEditor'
import { useGoTo } from '../editor/use-go-to'
import { addressOnSite } from '../files/address-on-site'
import { FileNav } from '../files/FileNav'
import { routeTo } from '../files/route-to'
import { canBeDeleted } from '../files/form-deletion'
import { SeePane } from '../preview/SeePane'
import { ConflictNotice } from '../save/ConflictNotice'
import { FormBar } from '../save/FormBar'
import { EditorColumn } from '../form/EditorColumn'
import { useFormActs } from '../form/use-form-acts'
import { useFormBench } from '../form/use-form-bench'

/** One form; the list once it is gone while it is looked at, because its deletion is saved or it was never saved. */
export function FormPage() {
  // The loader of this very route returns them.
  const { slug, path } = useLoaderData() as { readonly slug: string; readonly path: string }
  const { bench, files } = useApp().held
  if (!hasForm(bench, slug)) return <Navigate to="/" replace />
  if (!files.has(path) && !bench.drafts.has(path)) return <Navigate to={routeTo(slug)} replace />
  return <OneForm key={slug} slug={slug} path={path} />
}

/** Everything about one form: its files on the left, what comes of them on the right. */
function OneForm({ slug, path }: { readonly slug: string; readonly path: string }) {
  const { held, settled, check, opened } = useApp()
  const { bench, files, send } = held
  const [isLarge, setLarge] = useState(false)
  const editor = useRef<EditorHandle>(null)
  const view = useFormBench({ slug, path, bench, files, settled, check })
  const goToFile = useGoTo(slug, path, editor)
  const goTo = (file: string, offset: number) => {
    setLarge(false)
    goToFile(file, offset)
  }
  const acts = useFormActs({ slug, path, held, check, goTo })
  const conflicts = conflictsOf(bench, slug)
  const { own } = view.problems
  return (
    <div className={`form-bench ${isLarge ? 'form-bench-large' : ''}`}>
      <FormBar
        slug={slug}
        title={view.reading.form?.schema.title ?? slug}
        address={addressOnSite(slug)}
        canSave={opened.canSave}
        changes={changesOf(bench, slug)}
        files={files}
        isKept={held.isKept}
        problems={own.length}
        hasConflict={conflicts.length > 0}
        send={send}
        onShowProblems={() => acts.showProblems(own[0])}
        onDiscard={acts.discard}
        onDelete={canBeDeleted(slug) && !isLeaving(bench, slug) ? acts.deleteForm : undefined}
      />
      {conflicts.map((change) => (
        <ConflictNotice
          key={change.path}
          mine={change}
          theirs={bench.disk.get(change.path)}
          onKeep={() => acts.settle({ type: 'kept', path: change.path })}
          onTake={() => acts.settle({ type: 'reverted', paths: [change.path] })}
        />
      ))}
      <div className="form-columns">
        <FileNav slug={slug} files={view.placed} path={path} drafts={bench.drafts} problems={view.counts} />
        <EditorColumn
          ref={editor}
          slug={slug}
          path={path}
          held={held}
          check={check}
          view={view}
          acts={acts}
        />
        <SeePane
          slug={slug}
          reading={view.reading}
          files={settled}
          cards={view.cards}
          inbox={opened.inbox}
          isLarge={isLarge}
          onLarge={setLarge}
          onEditText={acts.editText}
          onKeepExample={acts.keepExample}
        />
      </div>
    </div>
  )
}
