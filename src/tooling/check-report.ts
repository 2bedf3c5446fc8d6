import { check } from '../lint/check'
import { isAdvice } from '../lint/report/is-advice'
import { readFiles } from '../lint/read-files'
import { report } from '../lint/report/report'
import { emptyMemory } from '../lint/source/read-workspace'
import { root } from './root'

const memory = emptyMemory()

/**
 * The checker's report on everything staff write, as `npm run forms:check` prints it; undefined when all is well, and the
 * site may be built.
 */
export function checkReport(): string | undefined {
  const files = readFiles(root)
  const problems = check(files, memory)
  return problems.every(isAdvice) ? undefined : report(problems, files)
}
