import type { Ref } from 'react'
import type { StoreView } from '../../store/use-store'
import { EditorPane } from '../../editor/EditorPane'
import type { EditorHandle } from '../../editor/JsonEditor'
import { FileChoice } from './FileChoice'
import { DiagnosticPanel } from '../../diagnostics/DiagnosticPanel'
import type { CheckResult } from '../../diagnostics/use-diagnostics'
import type { FormActions } from './actions'
import type { FormView } from './use-form-view'

interface EditorColumnProps {
  readonly ref: Ref<EditorHandle>
  readonly slug: string
  readonly path: string
  readonly store: StoreView
  readonly check: CheckResult
  readonly view: FormView
  readonly actions: FormActions
}

/** The file in the editor, and under it what is wrong with the form. */
export function EditorColumn({ ref, slug, path, store, check, view, actions }: EditorColumnProps) {
  const { placed, here, text, words, marked, problems, counts } = view
  const { state, send } = store
  return (
    <section className="editor-pane" aria-labelledby="editor-title">
      <FileChoice slug={slug} files={placed} path={path} problems={counts} />
      {here && (
        <EditorPane
          ref={ref}
          placed={here}
          text={text}
          draft={state.drafts.get(path)}
          words={words}
          problems={marked}
          onChange={actions.change}
          onUndo={() => store.history.undo(slug)}
          onRedo={() => store.history.redo(slug)}
          onRevert={() => send({ type: 'reverted', paths: [path] })}
          onDelete={() => send({ type: 'edited', texts: new Map([[path, null]]) })}
        />
      )}
      <DiagnosticPanel
        check={check}
        problems={problems}
        path={path}
        onGo={actions.goToPlace}
        onFix={actions.applyFix}
        onRepair={actions.repair}
      />
    </section>
  )
}
