import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  hoverTooltip,
  tooltips,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import texts from '../texts.json'
import { completeJson, type Vocabulary } from './complete-json'
import { element, inlineDiagnostics } from './inline-diagnostics'
import type { FormFileKind } from '../../form-files'
import { helpAt, type KeyHelp } from './help-at'

export interface EditedFile {
  readonly kind: FormFileKind
  readonly label: string
  /** Whether it can only be read. */
  readonly isReadOnly: boolean
  /** The form's current names, which change while someone types. */
  readonly words: Vocabulary
  /** Undo the last change of the whole form, in panels as well as in this text; or redo it. */
  readonly onUndo: () => void
  readonly onRedo: () => void
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--link)' },
  { tag: tags.string, color: 'var(--ok)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--info)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket, tags.punctuation], color: 'var(--muted)' },
])

/**
 * The extensions of every editor of the workbench. Tab indents, so it does not leave the editor: Escape, then Tab does
 * (CodeMirror's default), and the text with the id `leaveHintId` beside the editor says so.
 */
export function editorSetup(file: { readonly current: EditedFile }, leaveHintId: string): Extension {
  const { kind, label, isReadOnly } = file.current
  const undo = { run: () => (file.current.onUndo(), true), preventDefault: true }
  const redo = { run: () => (file.current.onRedo(), true), preventDefault: true }
  return [
    // It still takes the focus, so that it can be scrolled and searched with the keyboard.
    EditorState.readOnly.of(isReadOnly),
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
    EditorView.scrollMargins.of(() => clearOfBars),
    hangingIndents,
    json(),
    tooltips({ tooltipSpace: withinEditor }),
    replaceSelection,
    completions(file),
    explainKeys(kind),
    keymap.of([
      { key: 'Mod-z', ...undo },
      { key: 'Mod-y', ...redo },
      { key: 'Mod-Shift-z', ...redo },
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
      ...(isReadOnly && { 'aria-readonly': 'true' }),
      tabindex: '0',
    }),
    syntaxHighlighting(colours),
  ]
}

/** On a phone the tabs and the main action cover the edges of the page, so the cursor stays away from those; in pixels. */
const clearOfBars = { top: 60, bottom: 90 }

/** Marks each line with its indentation in characters, for the hanging indent of wrapped lines. */
const hangingIndents: Extension = EditorView.decorations.compute(['doc'], ({ doc }) =>
  Decoration.set(
    Array.from({ length: doc.lines }, (_, index) => {
      const { from, text } = doc.line(index + 1)
      return Decoration.line({ attributes: { 'data-indent': String(text.search(/\S|$/)) } }).range(from)
    }),
  ),
)

/** The room for tooltips: they stay inside the editor, or they would cover the preview beside it. */
function withinEditor({ dom }: EditorView): { top: number; left: number; bottom: number; right: number } {
  const { left, right } = dom.getBoundingClientRect()
  return { top: 0, left, bottom: window.innerHeight, right }
}

/** The completion list, which opens while typing or with Ctrl+Space: `completeJson` for CodeMirror. */
function completions(file: { readonly current: EditedFile }): Extension {
  const propose = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const { kind, words } = file.current
    const found = completeJson(kind, state.doc.toString(), pos, words)
    // Right after `: ` or `[` a value is expected, so the list opens by itself.
    const isValueDue = /(?:: |\[)$/.test(state.sliceDoc(pos - 2, pos))
    if (!found || (!explicit && found.from === found.to && !isValueDue)) return null
    const { from, to, list } = found
    // What follows the cursor is replaced too: the rest of the word and its closing quote.
    const behind = to - pos
    const options = list.map(({ label, text, cursor, help }): Completion => ({
      label,
      ...(help !== undefined && { info: help }),
      apply: (view, _completion, _from, typedTo) =>
        view.dispatch({
          changes: { from, to: typedTo + behind, insert: text },
          selection: { anchor: from + cursor },
          userEvent: 'input.complete',
        }),
    }))
    // The typed text is compared without its quotes, so the range begins after the first.
    const quoted = state.sliceDoc(from, from + 1) === '"'
    return { from: from + (quoted ? 1 : 0), options, validFor: /^[\w:.-]*$/ }
  }
  return autocompletion({ override: [propose], icons: false })
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
