import { StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view'
import type { Diagnostic } from '../../../lint/report/diagnostic'
import { remedyHere } from '../diagnostics/DiagnosticList'
import texts from '../texts.json'

/** Shows the diagnostics of exactly the text in the editor. */
export const showDiagnostics = StateEffect.define<readonly Diagnostic[]>()

/**
 * Underlines what each diagnostic is about, and says it on a line of its own below: a box over the text would cover
 * what it speaks of, and a finger has nothing to hover with.
 */
export const diagnosticNotes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (notes, { changes, effects, state }) => {
    const found = effects.flatMap((effect) => (effect.is(showDiagnostics) ? [effect.value] : []))[0]
    return found ? notesFor(found, state.doc) : notes.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function notesFor(problems: readonly Diagnostic[], doc: Text): DecorationSet {
  const notes = problems.flatMap((problem) => {
    const { start, end, severity } = problem
    const note = Decoration.widget({ widget: new Note(problem, doc), block: true, side: 1 })
    const mark = Decoration.mark({ class: `cm-problem-${severity}` })
    return [note.range(doc.lineAt(start).to), ...(end > start ? [mark.range(start, end)] : [])]
  })
  return Decoration.set(notes, true)
}

class Note extends WidgetType {
  constructor(
    readonly problem: Diagnostic,
    readonly doc: Text,
  ) {
    super()
  }

  override toDOM(view: EditorView): HTMLElement {
    const { message, fix, severity } = this.problem
    const note = document.createElement('div')
    note.className = `cm-note cm-note-${severity}`
    const remedy = document.createElement('strong')
    remedy.textContent = remedyHere(this.problem)
    note.append(`${message} `, remedy)
    if (!fix) return note
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = texts.problems.fix
    button.ariaLabel = `${texts.problems.fix}: ${message}`
    button.addEventListener('click', () => {
      view.focus()
      // Its places are those of the text that was checked.
      if (!view.state.doc.eq(this.doc)) return
      view.dispatch({ changes: fix.map(({ start, end, text }) => ({ from: start, to: end, insert: text })) })
    })
    note.append(' ', button)
    return note
  }
}
