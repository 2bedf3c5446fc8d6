import type { DraftStorage } from '../../src/workbench/client/store/drafts'

/** A browser's storage in memory, with these entries at first. */
export function aStorage(
  entries: Readonly<Record<string, string>> = {},
): DraftStorage & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}
