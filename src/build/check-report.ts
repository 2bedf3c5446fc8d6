import { check } from '../staff/checker/check'
import { isAdvice } from '../staff/checker/is-advice'
import { readFiles } from '../staff/checker/read-files'
import { report } from '../staff/checker/report'
import { emptyMemory } from '../staff/checker/source/read-workspace'
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
