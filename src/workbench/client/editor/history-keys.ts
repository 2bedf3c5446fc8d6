import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { editorContext } from './editor-context'

/** The keys that take changes back and make them again: those of the whole form, in panels as well as in this text. */
export const historyKeys: Extension = keymap.of([
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
