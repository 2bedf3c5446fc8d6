import { acceptCompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { editorTheme } from './editor-theme'
import { explainKeys } from './explain-keys'
import { proposeKeys } from './propose-keys'
import { replaceSelection } from './replace-selection'

/**
 * What every editor of the workbench can do. Tab writes, so it cannot leave: Escape, then Tab does (CodeMirror's own
 * way), and the text with the id `leaveHintId` beside the editor says so.
 */
export function editorSetup(label: string, leaveHintId: string): Extension {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    lintGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    EditorView.lineWrapping,
    json(),
    replaceSelection,
    proposeKeys,
    explainKeys,
    keymap.of([
      { key: 'Tab', run: acceptCompletion },
      indentWithTab,
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
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
