import { fillText } from '../engine/fill-text'
import { lint } from './lint'
import { readFiles, watchFiles } from './read-files'
import { annotations, formatDiagnostics } from './report/format-diagnostics'
import texts from './report/report-texts.json'
import type { WorkspaceFiles, LintCache } from './source/read-workspace'

interface LintRun {
  readonly options: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly files: WorkspaceFiles
  readonly cache?: LintCache
}

const known = ['--strict', '--watch', '--json', '--help']

/**
 * One run of the linter: what to print, and the exit code (0 when nothing prevents a build, 1 when there is an error,
 * or with `--strict` a warning, 2 for an unknown option).
 */
export function runLint({ options, env, files, cache }: LintRun): {
  readonly output: string
  readonly code: 0 | 1 | 2
} {
  const unknown = options.find((option) => !known.includes(option))
  if (unknown !== undefined) {
    const text = unknown.startsWith('-') ? texts.unknownOption : texts.noNames
    return { output: `${fillText(text, { option: unknown })}\n\n${texts.help}`, code: 2 }
  }
  if (options.includes('--help')) return { output: texts.help, code: 0 }
  const diagnostics = lint(files, cache)
  const isFine = options.includes('--strict')
    ? diagnostics.length === 0
    : diagnostics.every(({ severity }) => severity === 'warning')
  const code = isFine ? 0 : 1
  if (options.includes('--json')) return { output: JSON.stringify(diagnostics, undefined, 2), code }
  const isInCi = [env['GITHUB_ACTIONS'], env['CI']].some(
    (value) => value !== undefined && value !== '' && value !== 'false',
  )
  return {
    output: [formatDiagnostics(diagnostics, files), ...(isInCi ? annotations(diagnostics) : [])].join('\n'),
    code,
  }
}

interface WatchRun extends Omit<LintRun, 'files'> {
  /** The top of the repository. */
  readonly root: string
  readonly say: (output: string) => void
}

/**
 * The linter with `--watch`: one run, and another after each save. Returns the exit code of the first run,
 * and a function that stops watching; after an unknown option it has stopped already.
 */
export async function watchLint({ root, say, ...run }: WatchRun) {
  const check = () => {
    const { output, code } = runLint({ ...run, files: readFiles(root) })
    say(output)
    return code
  }
  // Watching starts before the first check, so that files saved during that check are checked again.
  const stop = await watchFiles(root, () => {
    say(`\n${texts.again}\n`)
    check()
  })
  const code = check()
  if (code === 2) stop()
  else say(texts.watching)
  return { code, stop }
}
