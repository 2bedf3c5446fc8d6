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
} from '@codemirror/view'
import texts from '../texts.json'
import { editorTheme } from './editor-theme'
import { historyKeys } from './history-keys'
import { explainKeys } from './explain-keys'
import { proposeKeys } from './propose-keys'
import { replaceSelection } from './replace-selection'
import { searchTheme } from './search-theme'

/**
 * What every editor of the workbench can do. Tab writes, so it cannot leave: Escape, then Tab does (CodeMirror's own
 * way), and the text with the id `leaveHintId` beside the editor says so.
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
