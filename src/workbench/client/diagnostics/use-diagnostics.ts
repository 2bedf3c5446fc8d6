import { useEffect, useState } from 'react'
import type { Diagnostic } from '../../../lint/report/diagnostic'
import type { Files } from '../files/change'
import { useServices } from '../api/services'

/** What the checker found in `files`; while it looks at newer ones, what it found last. */
export interface CheckResult {
  readonly files: Files | undefined
  readonly problems: readonly Diagnostic[]
  readonly state: 'checking' | 'done' | 'failed'
}

/** The checker's findings for the files as they are; `files` come in once typing has paused. */
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
