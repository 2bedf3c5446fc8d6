import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type { FormFileKind } from '../files/form-file'
import { completeJson, type JsonCompletion } from './complete-json'
import type { Vocabulary } from './vocabulary'

/** The completion list, which opens while typing or with Ctrl+Space: `completeJson` for CodeMirror. */
export function completions(kind: FormFileKind, words: () => Vocabulary): Extension {
  const propose = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = completeJson(kind, state.doc.toString(), pos, words())
    if (!found || (!explicit && found.from === found.to && !opensValue(state.sliceDoc(pos - 2, pos))))
      return null
    // The typed text is compared without its quotes, so the range begins after the first.
    const quoted = state.sliceDoc(found.from, found.from + 1) === '"'
    const options = found.list.map((proposal) => toCompletion(proposal, found.from, found.to - pos))
    return { from: found.from + (quoted ? 1 : 0), options, validFor: /^[\w:.-]*$/ }
  }
  return autocompletion({ override: [propose], icons: false })
}

/** Right after `: ` or `[` a value is expected, so the list opens by itself. */
function opensValue(before: string): boolean {
  return before.endsWith(': ') || before.endsWith('[')
}

/**
 * `behind` is how many characters after the cursor the completion replaces: the rest of the word and its closing quote.
 */
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
