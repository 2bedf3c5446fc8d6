import { acceptCompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  hoverTooltip,
  tooltips,
} from '@codemirror/view'
import texts from '../texts.json'
import { editorTheme } from './editor-theme'
import { completions } from './completions'
import { inlineDiagnostics } from './inline-diagnostics'
import type { FormFileKind } from '../files/form-file'
import { helpAt, type KeyHelp } from './help-at'
import type { Vocabulary } from './vocabulary'

/** One file in the editor. */
export interface EditedFile {
  readonly kind: FormFileKind
  readonly label: string
  /** The names that the form has now: they change while someone types. */
  readonly words: () => Vocabulary
  /** Undo the last change of the whole form, in panels as well as in this text; or redo it. */
  readonly undo: () => void
  readonly redo: () => void
}

/**
 * The extensions of every editor of the workbench. Tab indents, so it does not leave the editor: Escape, then Tab does
 * (CodeMirror's default), and the text with the id `leaveHintId` beside the editor says so.
 */
export function editorSetup({ kind, label, words, undo, redo }: EditedFile, leaveHintId: string): Extension {
  const runs = (act: () => void) => ({ run: () => (act(), true), preventDefault: true })
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    inlineDiagnostics,
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    search({ top: true }),
    EditorState.phrases.of(texts.editor.search),
    highlightSelectionMatches(),
    EditorView.lineWrapping,
    json(),
    tooltips({ tooltipSpace: withinEditor }),
    replaceSelection,
    completions(kind, words),
    explainKeys(kind),
    keymap.of([
      { key: 'Mod-z', ...runs(undo) },
      { key: 'Mod-y', ...runs(redo) },
      { key: 'Mod-Shift-z', ...runs(redo) },
      { key: 'Tab', run: acceptCompletion },
      indentWithTab,
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': leaveHintId,
      spellcheck: 'false',
      tabindex: '0',
    }),
    editorTheme,
  ]
}

/** Tooltips stay above the editor: they would cover the preview beside it. */
function withinEditor({ dom }: EditorView): { top: number; left: number; bottom: number; right: number } {
  const { left, right } = dom.getBoundingClientRect()
  return { top: 0, left, bottom: window.innerHeight, right }
}

/** The meaning of a key, when the pointer rests on it. The line under the editor shows the same for the cursor. */
function explainKeys(kind: FormFileKind): Extension {
  return hoverTooltip(({ state }, pos) => {
    const help = helpAt(kind, state.doc.toString(), pos)
    return help ? { pos, create: () => ({ dom: draw(help) }) } : null
  })
}

function draw({ name, text, example, allowed }: KeyHelp): HTMLElement {
  const box = element('div')
  box.className = 'cm-key-help'
  box.append(element('strong', name), element('p', text))
  if (example !== undefined) box.append(element('p', `${texts.editor.example} `, element('code', example)))
  if (allowed) box.append(element('p', `${texts.editor.allowed} `, element('code', allowed.join(', '))))
  return box
}

function element(tag: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(tag)
  made.append(...content)
  return made
}

/**
 * Makes the editor itself, not the browser, replace a selection with typed text: a browser gives the new text the style
 * of the old one in a style attribute, which the page's policy forbids.
 */
const replaceSelection: Extension = EditorView.domEventHandlers({
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
