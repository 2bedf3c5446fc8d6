import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import { useServices } from '../services'
import { currentFiles, emptyState, type Unsaved } from './state'
import type { Store } from './store'
import { withStored, writeUnsaved } from './drafts'

export type StoreView = ReturnType<typeof useStore>

/**
 * The store for a page. Every change is stored in the browser at once, and its other tabs take it over, so
 * all tabs share the unsaved work. While any of it could not be stored, the browser asks before leaving.
 */
export function useStore(store: Store) {
  const { storage } = useServices()
  const state = useSyncExternalStore(store.subscribe, store.get)
  // Whether the changes survive a reload.
  const [isKept, setKept] = useState(true)
  const kept = useRef<Unsaved>(emptyState)
  const { disk, drafts, held } = state
  useEffect(() => {
    kept.current = storage ? writeUnsaved(storage, kept.current, { drafts, held }) : emptyState
    setKept(kept.current.drafts === drafts && kept.current.held === held)
  }, [storage, drafts, held])
  // How often another tab has saved or discarded unsaved work.
  const [ends, setEnds] = useState(0)
  const takeOver = useEffectEvent(({ key }: StorageEvent) => {
    // Work that could not be stored is only in this tab, and must not be overwritten.
    const next = isKept && storage && key !== null ? withStored(storage, key, store.get()) : undefined
    if (!next || !storage || key === null) return
    store.send({ type: 'taken-over', ...next })
    // Do not write it again, or two tabs could echo each other for ever.
    kept.current = store.get()
    if (storage.getItem(key) === null) setEnds((before) => before + 1)
  })
  useEffect(() => {
    window.addEventListener('storage', takeOver)
    return () => window.removeEventListener('storage', takeOver)
  }, [])
  useBeforeUnload((event) => {
    if (!isKept && (drafts.size > 0 || held.length > 0)) event.preventDefault()
  })
  // What is held back is in no file, so the files that were checked are still the current ones.
  const files = useMemo(() => currentFiles({ disk, drafts }), [disk, drafts])
  return { state, files, send: store.send, isKept, history: store, ends }
}
