import { Facet } from '@codemirror/state'
import type { FormFileKind } from '../files/form-file'
import type { Vocabulary } from './vocabulary'

/** What completions and hints depend on; requested each time, because the form's names change while someone types. */
export interface EditorContext {
  readonly kind: FormFileKind
  readonly words: () => Vocabulary
  /** Undo the last change of the form, or redo it. */
  readonly undo: () => void
  readonly redo: () => void
}

const nothing: EditorContext = {
  kind: 'snapshot',
  words: () => ({ questions: new Map(), forms: [], tags: [] }),
  undo: () => undefined,
  redo: () => undefined,
}

export const editorContext = Facet.define<EditorContext, EditorContext>({
  combine: (contexts) => contexts[0] ?? nothing,
})
