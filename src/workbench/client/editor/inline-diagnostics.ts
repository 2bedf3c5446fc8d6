import { StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view'
import type { Diagnostic } from '../../../lint/diagnostic'
import { fixWords, remedyHere } from '../diagnostics/word-diagnostic'

/** Sets the diagnostics; they must belong to exactly the text in the editor. */
export const showDiagnostics = StateEffect.define<readonly Diagnostic[]>()

/**
 * Underlines the range of each diagnostic, and shows its message in a block below the line. A tooltip would cover the
 * text it explains, and a touch screen has no hover.
 */
export const inlineDiagnostics = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, { changes, effects, state }) => {
    const found = effects.flatMap((effect) => (effect.is(showDiagnostics) ? [effect.value] : []))[0]
    return found ? decorationsFor(found, state.doc) : shown.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function decorationsFor(diagnostics: readonly Diagnostic[], doc: Text): DecorationSet {
  const decorations = diagnostics.flatMap((diagnostic) => {
    const { start, end, severity } = diagnostic
    const message = Decoration.widget({ widget: new InlineDiagnostic(diagnostic, doc), block: true, side: 1 })
    const mark = Decoration.mark({ class: `cm-diagnostic-${severity}` })
    return [message.range(doc.lineAt(start).to), ...(end > start ? [mark.range(start, end)] : [])]
  })
  return Decoration.set(decorations, true)
}

class InlineDiagnostic extends WidgetType {
  constructor(
    readonly diagnostic: Diagnostic,
    readonly doc: Text,
  ) {
    super()
  }

  override toDOM(view: EditorView): HTMLElement {
    const { message, fix, severity } = this.diagnostic
    const box = element('div', `${message} `, element('strong', remedyHere(this.diagnostic)))
    box.className = `cm-inline-diagnostic cm-inline-diagnostic-${severity}`
    if (!fix) return box
    const button = element('button', fixWords(this.diagnostic))
    button.ariaLabel = `${fixWords(this.diagnostic)}: ${message}`
    button.addEventListener('click', () => {
      view.focus()
      // The offsets of the fix apply only to the text that was linted.
      if (!view.state.doc.eq(this.doc)) return
      view.dispatch({ changes: fix.map(({ start, end, text }) => ({ from: start, to: end, insert: text })) })
    })
    box.append(' ', button)
    return box
  }
}

/** An element with texts and other elements in it. */
export function element(tag: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(tag)
  made.append(...content)
  return made
}
