import { lint } from '../lint/lint'
import { readFiles } from '../lint/read-files'
import { formatDiagnostics } from '../lint/report/format-diagnostics'
import { createCache } from '../lint/source/read-workspace'
import { root } from './root'

const cache = createCache()

/** The linter's report on everything staff write, as `npm run forms:check` prints it; undefined without errors. */
export function checkReport(): string | undefined {
  const files = readFiles(root)
  const diagnostics = lint(files, cache)
  return diagnostics.some(({ severity }) => severity === 'error')
    ? formatDiagnostics(diagnostics, files)
    : undefined
}
