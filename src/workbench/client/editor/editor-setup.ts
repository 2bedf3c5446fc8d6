import { acceptCompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
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
} from '@codemirror/view'
import texts from '../texts.json'
import { editorTheme } from './editor-theme'
import { proposeKeys } from './propose-keys'
import { searchTheme } from './search-theme'
import { editorContext } from './editor-context'
import { helpAt, type KeyHelp } from './help-at'

/**
 * The extensions of every editor of the workbench. Tab indents, so it does not leave the editor: Escape, then Tab does
 * (CodeMirror's default), and the text with the id `leaveHintId` beside the editor says so.
 */
export function editorSetup(label: string, leaveHintId: string): Extension {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    lintGutter(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    search({ top: true }),
    EditorState.phrases.of(texts.editor.search),
    searchTheme,
    highlightSelectionMatches(),
    EditorView.lineWrapping,
    json(),
    replaceSelection,
    proposeKeys,
    explainKeys,
    historyKeys,
    keymap.of([
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

/** The keys for undo and redo: of the whole form, in panels as well as in this text. */
const historyKeys: Extension = keymap.of([
  { key: 'Mod-z', run: ({ state }) => act(() => state.facet(editorContext).undo()), preventDefault: true },
  { key: 'Mod-y', run: ({ state }) => act(() => state.facet(editorContext).redo()), preventDefault: true },
  {
    key: 'Mod-Shift-z',
    run: ({ state }) => act(() => state.facet(editorContext).redo()),
    preventDefault: true,
  },
])

function act(run: () => void): boolean {
  run()
  return true
}

/** The meaning of a key, when the pointer rests on it. The line under the editor shows the same for the cursor. */
const explainKeys: Extension = hoverTooltip((view, pos) => {
  const { kind } = view.state.facet(editorContext)
  const help = helpAt(kind, view.state.doc.toString(), pos)
  return help ? { pos, above: true, create: () => ({ dom: draw(help) }) } : null
})

function draw({ name, text, example, allowed }: KeyHelp): HTMLElement {
  const box = document.createElement('div')
  box.className = 'cm-key-help'
  box.append(element('strong', name), element('p', text))
  if (example !== undefined) box.append(line(texts.editor.example, example))
  if (allowed) box.append(line(texts.editor.allowed, allowed.join(', ')))
  return box
}

function line(label: string, words: string): HTMLElement {
  const paragraph = element('p', `${label} `)
  paragraph.append(element('code', words))
  return paragraph
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
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
