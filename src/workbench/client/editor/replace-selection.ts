import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/**
 * Lets the editor itself, not the browser, put a typed text in place of a selection: a browser gives the new text the
 * style of the old one in a style attribute, which the page's policy forbids.
 */
export const replaceSelection: Extension = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { from, to, empty } = view.state.selection.main
    const { data, inputType } = event
    if (empty || inputType !== 'insertText' || data === null || view.state.readOnly) return false
    event.preventDefault()
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    const isHandled = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, data, insert))
    if (!isHandled) view.dispatch(insert())
    return true
  },
})
