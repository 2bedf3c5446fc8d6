import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import { useServices } from '../services'
import { currentFiles, emptyState, type StoreState } from './reducer'
import type { Store } from './store'
import { writeDrafts, writeHeld } from './drafts'

export type StoreView = ReturnType<typeof useStore>

/**
 * The store for a page. Every change is stored in the browser at once; if that fails, the browser asks before leaving.
 */
export function useStore(store: Store) {
  const { storage } = useServices()
  const state = useSyncExternalStore(store.subscribe, store.get)
  // Whether the changes survive a reload.
  const [isKept, setKept] = useState(true)
  const kept = useRef<Pick<StoreState, 'drafts' | 'held'>>(emptyState)
  const { disk, drafts, held } = state
  useEffect(() => {
    const { current: before } = kept
    kept.current = { drafts, held }
    const areDraftsKept = storage !== undefined && writeDrafts(storage, before.drafts, drafts)
    const isHeldKept = storage !== undefined && writeHeld(storage, before.held, held)
    setKept(areDraftsKept && isHeldKept)
  }, [storage, drafts, held])
  useBeforeUnload((event) => {
    if (!isKept && (drafts.size > 0 || held.length > 0)) event.preventDefault()
  })
  // What is held back is in no file, so the files that were checked are still the current ones.
  const files = useMemo(() => currentFiles({ disk, drafts }), [disk, drafts])
  return { state, files, send: store.send, isKept, history: store }
}
