import { annotations } from './report/annotations'
import { check } from './check'
import { isAdvice } from './report/is-advice'
import { report } from './report/report'
import texts from './report/report-texts.json'
import type { Files, Memory } from './source/read-workspace'

/** What a run is asked to do. */
export interface CheckRun {
  /** The options of the command line. */
  readonly options: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly files: Files
  readonly memory?: Memory
}

/**
 * One run of the checker: what to print, and the code to exit with (0 when all is well but for advice, 1 when there is a problem, 2 when
 * it was not asked rightly).
 */
export function runCheck({ options, env, files, memory }: CheckRun): {
  readonly output: string
  readonly code: 0 | 1 | 2
} {
  const unknown = options.find((option) => option !== '--json' && option !== '--watch')
  if (unknown !== undefined) return { output: texts.unknownOption.replace('{option}', unknown), code: 2 }
  const problems = check(files, memory)
  const code = problems.every(isAdvice) ? 0 : 1
  if (options.includes('--json')) return { output: JSON.stringify(problems, undefined, 2), code }
  const isInCi = [env['GITHUB_ACTIONS'], env['CI']].some(
    (value) => value !== undefined && value !== '' && value !== 'false',
  )
  return { output: [report(problems, files), ...(isInCi ? annotations(problems) : [])].join('\n'), code }
}
