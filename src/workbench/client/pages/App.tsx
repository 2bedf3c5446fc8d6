import { useEffect, useState } from 'react'
import { Outlet, useLoaderData, useOutletContext } from 'react-router-dom'
import type { Store } from '../store/store'
import { useDiskChanges } from '../store/use-disk-changes'
import { useStore, type StoreView } from '../store/use-store'
import type { OpenedForms } from '../api/connection'
import type { Files } from '../files/change'
import { useDiagnostics, type CheckResult } from '../diagnostics/use-diagnostics'

/** What every page works with. */
export interface AppContext {
  readonly store: StoreView
  readonly opened: OpenedForms
  /** The files once typing has paused. */
  readonly settled: Files
  readonly check: CheckResult
}

/** How long typing must pause before anything but the editor follows, in milliseconds. */
const pause = 250

/** The pages, once the forms are there. */
export function App({ store: source }: { readonly store: Store }) {
  // The loader of this very route returns them.
  const opened = useLoaderData() as OpenedForms
  const store = useStore(source)
  useDiskChanges(source, opened.canSave)
  const settled = useSettled(store.files, pause)
  const check = useDiagnostics(settled)
  return <Outlet context={{ store, opened, settled, check } satisfies AppContext} />
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
