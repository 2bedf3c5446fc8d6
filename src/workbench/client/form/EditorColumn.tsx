import type { Ref } from 'react'
import type { HeldBench } from '../bench/use-bench'
import { EditorPane } from '../editor/EditorPane'
import type { EditorHandle } from '../editor/JsonEditor'
import { FileChoice } from '../files/FileChoice'
import { ProblemPanel } from '../problems/ProblemPanel'
import type { CheckResult } from '../problems/use-problems'
import type { FormActs } from './use-form-acts'
import type { FormView } from './use-form-bench'

interface EditorColumnProps {
  readonly ref: Ref<EditorHandle>
  readonly slug: string
  readonly path: string
  readonly held: HeldBench
  readonly check: CheckResult
  readonly view: FormView
  readonly acts: FormActs
}

/** The file in the editor, and under it what is wrong with the form. */
export function EditorColumn({ ref, slug, path, held, check, view, acts }: EditorColumnProps) {
  const { placed, here, text, words, marked, problems, counts } = view
  const { bench, send } = held
  return (
    <section className="editor-pane" aria-labelledby="editor-title">
      <FileChoice slug={slug} files={placed} path={path} problems={counts} />
      {here && (
        <EditorPane
          ref={ref}
          placed={here}
          text={text}
          draft={bench.drafts.get(path)}
          words={words}
          problems={marked}
          onChange={acts.change}
          onRevert={() => send({ type: 'reverted', paths: [path] })}
          onDelete={() => send({ type: 'edited', path, text: null })}
        />
      )}
      <ProblemPanel
        check={check}
        problems={problems}
        path={path}
        onGo={acts.goToPlace}
        onMend={acts.mend}
        onRepair={acts.repair}
      />
    </section>
  )
}
