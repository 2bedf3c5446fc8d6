import { useEffect, useState } from 'react'
import type { Diagnostic } from '../../../lint/diagnostic'
import type { Files } from '../../form-files'
import { useServices } from '../services'

/** The latest result of the linter: the diagnostics of `files`; undefined before the first. */
export interface CheckResult {
  readonly files: Files | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Whether the linter itself failed since. */
  readonly hasFailed: boolean
}

/** The diagnostics of the current files; `files` must be debounced. */
export function useDiagnostics(files: Files): CheckResult {
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
