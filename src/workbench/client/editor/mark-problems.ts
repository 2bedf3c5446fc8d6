import { setDiagnostics, type Diagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import { isAdvice } from '../../../lint/report/is-advice'
import type { Problem } from '../../../lint/report/problem'
import texts from '../texts.json'

/** Underline the problems of the text in the editor, with their words at hand. They must be those of this very text. */
export function markProblems(view: EditorView, problems: readonly Problem[]): void {
  const length = view.state.doc.length
  const marks = problems.map((problem) => toDiagnostic(problem, length))
  view.dispatch(setDiagnostics(view.state, marks))
}

function toDiagnostic(problem: Problem, length: number): Diagnostic {
  const { start, end, message, remedy, fix } = problem
  const from = Math.min(start, length)
  return {
    from,
    to: Math.min(Math.max(end, from), length),
    severity: isAdvice(problem) ? 'warning' : 'error',
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
