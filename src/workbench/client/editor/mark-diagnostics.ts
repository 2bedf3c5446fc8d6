import { setDiagnostics, type Diagnostic as EditorDiagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import type { Diagnostic } from '../../../lint/report/diagnostic'
import texts from '../texts.json'

/** Underline the problems of the text in the editor, with their words at hand. They must be those of this very text. */
export function markDiagnostics(view: EditorView, problems: readonly Diagnostic[]): void {
  const length = view.state.doc.length
  const marks = problems.map((problem) => toDiagnostic(problem, length))
  view.dispatch(setDiagnostics(view.state, marks))
}

function toDiagnostic(problem: Diagnostic, length: number): EditorDiagnostic {
  const { start, end, message, remedy, fix } = problem
  const from = Math.min(start, length)
  return {
    from,
    to: Math.min(Math.max(end, from), length),
    severity: problem.severity,
    message: `${message} ${remedy}`,
    ...(fix && {
      actions: [
        {
          name: texts.problems.mend,
          apply: (view) =>
            view.dispatch({
              changes: fix.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
            }),
        },
      ],
    }),
  }
}
