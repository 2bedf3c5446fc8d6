import { lint } from '../../../lint/lint'
import type { LintCache } from '../../../lint/source/read-workspace'
import { newForm } from '../../../generate/new/new-form'
import { fixForms } from '../../../generate/fix/fix-forms'
import type { Files } from '../files/change'
import type { Job, JobResults, FileEntries } from './job'

// The linter and the generator take the grammars as they are in the repository: as text.
const grammars = import.meta.glob<string>('../../../../forms/_schema/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const grammarFiles: FileEntries = Object.entries(grammars).map(
  ([path, text]) => [path.replace(/^.*forms/, 'forms'), text] as const,
)

/**
 * Do one job: lint, fix, or write a new form, with the same code as on the command line and in the build.
 * @example doJob({ kind: 'check', files: [['forms/staff/ui.json', '{,}']] }, createCache()) // => [{ line: 1, … }, …]
 */
export function doJob(job: Job, memory: LintCache): JobResults[Job['kind']] {
  const files: Files = new Map([...grammarFiles, ...job.files])
  if (job.kind === 'check') return lint(files, memory)
  if (job.kind === 'repair') return fixForms(files, memory)
  return newForm(job.answers, files)
}
