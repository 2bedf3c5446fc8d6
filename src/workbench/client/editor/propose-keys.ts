import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { completeJson, type JsonCompletion } from './complete-json'
import { editorContext } from './editor-context'

/** The list that opens while one types, or with Ctrl+Space: `completeJson` in the editor's words. */
export const proposeKeys: Extension = autocompletion({ override: [propose], icons: false })

function propose({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const { kind, words } = state.facet(editorContext)
  const found = completeJson(kind, state.doc.toString(), pos, words())
  if (!found || (!explicit && found.from === found.to && !opensValue(state.sliceDoc(pos - 2, pos))))
    return null
  // What is typed so far counts without its quotes, so the stretch compared begins behind the first.
  const quoted = state.sliceDoc(found.from, found.from + 1) === '"'
  const options = found.list.map((proposal) => toCompletion(proposal, found.from, found.to - pos))
  return { from: found.from + (quoted ? 1 : 0), options, validFor: /^[\w:.-]*$/ }
}

/** Right behind `: ` or `[` a value is due, so the list opens by itself. */
function opensValue(before: string): boolean {
  return before.endsWith(': ') || before.endsWith('[')
}

/** `behind` counts what the proposal replaces behind the cursor: the rest of the word and its closing quote. */
function toCompletion(
  { label, text, cursor, help }: JsonCompletion,
  from: number,
  behind: number,
): Completion {
  return {
    label,
    ...(help !== undefined && { info: help }),
    apply: (view, _completion, _from, typedTo) =>
      view.dispatch({
        changes: { from, to: typedTo + behind, insert: text },
        selection: { anchor: from + cursor },
        userEvent: 'input.complete',
      }),
  }
}
