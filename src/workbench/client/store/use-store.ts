import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import type { Files } from '../files/change'
import { useServices } from '../api/services'
import { currentFiles, emptyState, type StoreState, type StoreEvent } from './reducer'
import type { Store } from './store'
import { writeDrafts, writeHeld } from './drafts'

export interface StoreView {
  readonly state: StoreState
  /** The files with all changes. */
  readonly files: Files
  readonly send: (event: StoreEvent) => void
  /** Whether the changes survive a reload. */
  readonly isKept: boolean
  readonly history: Pick<Store, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
}

/**
 * The store for a page. Every change is stored in the browser at once; if that fails, the browser asks before leaving.
 */
export function useStore(store: Store): StoreView {
  const { storage } = useServices()
  const state = useSyncExternalStore(store.subscribe, store.get)
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
