import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Files } from '../files/change'
import { useSurroundings } from '../surroundings'
import { benchAfter, currentFiles, emptyBench, type Bench, type BenchEvent, type Drafts } from './bench'
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
export function useBench(): HeldBench {
  const { shelf } = useSurroundings()
  const [bench, send] = useReducer(benchAfter, emptyBench)
  const [isKept, setKept] = useState(true)
  const kept = useRef<Drafts>(emptyBench.drafts)
  const { drafts } = bench
  useEffect(() => {
    setKept(shelf !== undefined && writeDrafts(shelf, kept.current, drafts))
    kept.current = drafts
  }, [shelf, drafts])
  useEffect(() => {
    if (isKept || drafts.size === 0) return undefined
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', holdBack)
    return () => window.removeEventListener('beforeunload', holdBack)
  }, [isKept, drafts])
  const files = useMemo(() => currentFiles(bench), [bench])
  return { bench, files, send, isKept }
}
