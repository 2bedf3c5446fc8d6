import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import type { Files } from '../files/change'
import { useServices } from '../api/services'
import { currentFiles, emptyState, type StoreState, type StoreEvent, type FileDrafts } from './reducer'
import type { Store } from './store'
import { writeDrafts } from './drafts'

export interface StoreView {
  readonly state: StoreState
  /** The files with everything that was typed. */
  readonly files: Files
  readonly send: (event: StoreEvent) => void
  /** Whether a reload finds again what was typed. */
  readonly isKept: boolean
  readonly history: Pick<Store, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
}

/** The store as a page sees it. Whatever is typed is kept in the browser at once; where that fails, leaving is asked about. */
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
