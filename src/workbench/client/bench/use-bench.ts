import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import type { Files } from '../files/change'
import { useSurroundings } from '../surroundings'
import { currentFiles, emptyBench, type Bench, type BenchEvent, type Drafts } from './bench'
import type { BenchStore } from './create-store'
import { writeDrafts } from './draft-store'

export interface HeldBench {
  readonly bench: Bench
  /** The files with everything that was typed. */
  readonly files: Files
  readonly send: (event: BenchEvent) => void
  /** Whether a reload finds again what was typed. */
  readonly isKept: boolean
}

/** The bench on screen. Whatever is typed is kept in the browser at once; where that fails, leaving is asked about. */
export function useBench(store: BenchStore): HeldBench {
  const { shelf } = useSurroundings()
  const bench = useSyncExternalStore(store.subscribe, store.get)
  const [isKept, setKept] = useState(true)
  const kept = useRef<Drafts>(emptyBench.drafts)
  const { drafts } = bench
  useEffect(() => {
    setKept(shelf !== undefined && writeDrafts(shelf, kept.current, drafts))
    kept.current = drafts
  }, [shelf, drafts])
  useBeforeUnload((event) => {
    if (!isKept && drafts.size > 0) event.preventDefault()
  })
  const files = useMemo(() => currentFiles(bench), [bench])
  return { bench, files, send: store.send, isKept }
}
