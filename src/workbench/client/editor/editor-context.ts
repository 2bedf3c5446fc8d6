import { Facet } from '@codemirror/state'
import type { FormFileKind } from '../files/form-file'
import type { Vocabulary } from './vocabulary'

/** What the editor's proposals and hints go by; asked again each time, because the words change while one types. */
export interface EditorContext {
  readonly kind: FormFileKind
  readonly words: () => Vocabulary
  /** Take back the last change of the form, or make it again. */
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
