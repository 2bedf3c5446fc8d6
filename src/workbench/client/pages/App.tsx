import { useRef, useEffect, useState } from 'react'
import { Outlet, useLoaderData, useOutletContext } from 'react-router-dom'
import type { Store } from '../store/store'
import { useStore, type StoreView } from '../store/use-store'
import type { OpenedForms } from '../api/connection'
import { usePolling } from '../api/use-polling'
import { useDebounced } from '../../../ui/use-debounced'
import { changesBetween } from '../../../generate/fix/file-changes'
import type { Files } from '../../form-files'
import { useServices } from '../services'
import texts from '../texts.json'
import type { Diagnostic } from '../../../lint/diagnostic'

export interface AppContext {
  readonly store: StoreView
  readonly opened: OpenedForms
  readonly debouncedFiles: Files
  readonly check: CheckResult
}

/** How long the files are debounced, in milliseconds, for everything except the editor. */
export const debounceTime = 250

export function App({ store: source }: { readonly store: Store }) {
  // The loader of this very route returns them.
  const opened = useLoaderData() as OpenedForms
  const store = useStore(source)
  useDiskChanges(source, opened.canSave ? `disk ${store.ends}` : undefined)
  const debouncedFiles = useDebounced(store.files, store.files, debounceTime)
  const check = useDiagnostics(debouncedFiles)
  return <Outlet context={{ store, opened, debouncedFiles, check } satisfies AppContext} />
}

/** The context of the page inside `App`. */
export function useApp(): AppContext {
  return useOutletContext<AppContext>()
}

/** How often the disk is checked, in milliseconds. */
const pollInterval = 4000

/** Merges changes that others make on disk into the store, while the page is visible; `topic` as for `usePolling`. */
function useDiskChanges(store: Store, topic: string | undefined): void {
  const { connection } = useServices()
  // The version that the store has.
  const last = useRef<string>(undefined)
  const ask = async (isOver: () => boolean) => {
    const { disk } = store.get()
    const now = await connection.version()
    if (now === undefined) return
    const isOther = last.current !== undefined && now !== last.current
    const found = isOther ? await connection.open() : undefined
    if (isOver()) return
    // Read the disk again if there is no reply, or if something was saved since the request.
    if (isOther && (!found || store.get().disk !== disk)) return
    last.current = now
    if (!found) return
    const files = changesBetween(disk, found.files)
    if (files.size > 0) store.send({ type: 'disk-changed', files })
  }
  usePolling(ask, pollInterval, topic)
}

/** The title of the browser's tab: the name of the page, then that of the workbench. */
export function useTitle(name?: string): void {
  useEffect(() => {
    document.title = name === undefined ? texts.title : `${name} · ${texts.title}`
  }, [name])
}

/** The latest result of the linter: the diagnostics of `files`; undefined before the first. */
export interface CheckResult {
  readonly files: Files | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Whether the linter itself failed since. */
  readonly hasFailed: boolean
}

/** The diagnostics of the current files; `files` must be debounced. */
function useDiagnostics(files: Files): CheckResult {
  const { worker } = useServices()
  const [result, setResult] = useState<CheckResult>({ files: undefined, diagnostics: [], hasFailed: false })
  useEffect(() => {
    let isLate = false
    worker.check(files).then(
      (diagnostics) => isLate || setResult({ files, diagnostics, hasFailed: false }),
      () => isLate || setResult((before) => ({ ...before, hasFailed: true })),
    )
    return () => {
      isLate = true
    }
  }, [files, worker])
  return result
}
