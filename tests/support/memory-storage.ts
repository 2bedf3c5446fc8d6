/** A storage for drafts that lasts as long as its test. */
export function memoryStorage(kept: Readonly<Record<string, string>> = {}) {
  const entries = new Map(Object.entries(kept))
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}
