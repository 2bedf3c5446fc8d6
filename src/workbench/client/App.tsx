import { useEffect, useState } from 'react'
import { Outlet, useLoaderData, useOutletContext } from 'react-router-dom'
import type { BenchStore } from './bench/create-store'
import { useBench, type HeldBench } from './bench/use-bench'
import type { OpenedForms } from './connection/connection'
import type { Files } from './files/change'
import { useProblems, type CheckResult } from './problems/use-problems'

/** What every page works with. */
export interface AppContext {
  readonly held: HeldBench
  readonly opened: OpenedForms
  /** The files once typing has paused. */
  readonly settled: Files
  readonly check: CheckResult
}

/** How long typing must pause before anything but the editor follows, in milliseconds. */
const pause = 250

/** The pages, once the forms are there. */
export function App({ store }: { readonly store: BenchStore }) {
  // The loader of this very route returns them.
  const opened = useLoaderData() as OpenedForms
  const held = useBench(store)
  const settled = useSettled(held.files, pause)
  const check = useProblems(settled)
  return <Outlet context={{ held, opened, settled, check } satisfies AppContext} />
}

/** The context of the page that stands in `App`. */
export function useApp(): AppContext {
  return useOutletContext<AppContext>()
}

/** A value once it has not changed for so many milliseconds; at first the value itself. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
