import { isAdvice } from './is-advice'
import type { Problem } from './problem'

/**
 * The problems as lines that a CI service shows beside the changed file; advice, which stops nothing, as warnings.
 * Source: GitHub Actions, "Workflow commands", error and warning message.
 */
export function annotations(problems: readonly Problem[]): readonly string[] {
  return problems.map((problem) => {
    const { file, line, column, endLine, endColumn, message, remedy } = problem
    const place = [
      `file=${escapeValue(file)}`,
      `line=${line}`,
      `col=${column}`,
      `endLine=${endLine}`,
      `endColumn=${endColumn}`,
    ]
    return `::${isAdvice(problem) ? 'warning' : 'error'} ${place.join(',')}::${escapeText(`${message} ${remedy}`)}`
  })
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeValue(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
