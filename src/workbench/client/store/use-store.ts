import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import type { Files } from '../files/change'
import { useServices } from '../api/services'
import { currentFiles, emptyState, type StoreState, type StoreEvent, type FileDrafts } from './reducer'
import type { Store } from './store'
import { writeDrafts } from './drafts'

export interface StoreView {
  readonly state: StoreState
  /** The files with all changes. */
  readonly files: Files
  readonly send: (event: StoreEvent) => void
  /** Whether the changes survive a reload. */
  readonly isKept: boolean
  readonly history: Pick<Store, 'undo' | 'redo'>
}

/**
 * The store for a page. Every change is stored in the browser at once; if that fails, the browser asks before leaving.
 */
export function useStore(store: Store): StoreView {
  const { storage } = useServices()
  const state = useSyncExternalStore(store.subscribe, store.get)
  const [isKept, setKept] = useState(true)
  const kept = useRef<FileDrafts>(emptyState.drafts)
  const { drafts } = state
  useEffect(() => {
    setKept(storage !== undefined && writeDrafts(storage, kept.current, drafts))
    kept.current = drafts
  }, [storage, drafts])
  useBeforeUnload((event) => {
    if (!isKept && drafts.size > 0) event.preventDefault()
  })
  const files = useMemo(() => currentFiles(state), [state])
  return { state, files, send: store.send, isKept, history: store }
}
