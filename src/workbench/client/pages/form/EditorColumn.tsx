import type { Ref } from 'react'
import type { StoreView } from '../../store/use-store'
import { EditorPane } from '../../editor/EditorPane'
import type { EditorHandle } from '../../editor/JsonEditor'
import { DiagnosticPanel } from '../../diagnostics/DiagnosticPanel'
import type { CheckResult } from '../../diagnostics/use-diagnostics'
import type { FormActions } from './actions'
import type { FormView } from './use-form-view'
import { useNavigate } from 'react-router-dom'
import texts from '../../texts.json'
import { Choice } from '../../components/Choice'
import { fileName } from '../../files/describe-file'
import type { PlacedFile } from '../../files/files-of-form'
import { routeTo } from '../../files/route-to'

interface EditorColumnProps {
  readonly ref: Ref<EditorHandle>
  readonly slug: string
  readonly path: string
  readonly store: StoreView
  readonly check: CheckResult
  readonly view: FormView
  readonly actions: FormActions
}

/** The file in the editor, and below it the form's diagnostics. */
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

interface FileChoiceProps {
  readonly slug: string
  readonly files: readonly PlacedFile[]
  readonly path: string
  readonly problems: ReadonlyMap<string, number>
}

/** `FileNav` for narrow screens: a select. */
function FileChoice({ slug, files, path, problems }: FileChoiceProps) {
  const navigate = useNavigate()
  return (
    <Choice
      className="file-choice"
      label={texts.files.choose}
      options={files.map(({ path, file }) => {
        const count = problems.get(path) ?? 0
        return [path, count > 0 ? `${fileName(file)} (${count})` : fileName(file)] as const
      })}
      value={path}
      onChange={(next) => void navigate(routeTo(slug, next))}
    />
  )
}
