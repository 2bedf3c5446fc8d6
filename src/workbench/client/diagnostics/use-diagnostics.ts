import { useEffect, useState } from 'react'
import type { Diagnostic } from '../../../lint/report/diagnostic'
import type { Files } from '../files/change'
import { useServices } from '../api/services'

/** The diagnostics of `files`; while newer files are being linted, the latest result. */
export interface CheckResult {
  readonly files: Files | undefined
  readonly problems: readonly Diagnostic[]
  readonly state: 'checking' | 'done' | 'failed'
}

/** The diagnostics of the current files; `files` must be debounced. */
export function useDiagnostics(files: Files): CheckResult {
  const { worker } = useServices()
  const [result, setResult] = useState<CheckResult>({ files: undefined, problems: [], state: 'checking' })
  useEffect(() => {
    let isLate = false
    worker.check(files).then(
      (problems) => isLate || setResult({ files, problems, state: 'done' }),
      () => isLate || setResult((before) => ({ ...before, files, state: 'failed' })),
    )
    return () => {
      isLate = true
    }
  }, [files, worker])
  return result.files === files ? result : { ...result, state: 'checking' }
}
