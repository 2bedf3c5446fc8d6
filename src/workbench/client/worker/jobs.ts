import { fixForms } from '../../../generate/fix/fix-forms'
import { newForm } from '../../../generate/new/new-form'
import type { NewFormAnswers } from '../../../generate/new/new-form-answers'
import { lint } from '../../../lint/lint'
import type { LintCache } from '../../../lint/source/read-workspace'
import type { Files } from '../../form-files'

// The linter and the generator take the grammars as they are in the repository: as text.
const grammars = import.meta.glob<string>('../../../../forms/_schema/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const grammarFiles = Object.entries(grammars).map(
  ([path, text]) => [path.replace(/^.*forms/, 'forms'), text] as const,
)

function withGrammars(files: Files): Files {
  return new Map([...grammarFiles, ...files])
}

/**
 * The slow tasks, with the same code as on the command line and in the build.
 * @example createJobs(createCache()).check(new Map([['forms/staff/ui.json', '{,}']])) // => [{ line: 1, … }, …]
 */
export function createJobs(cache: LintCache) {
  return {
    check: (files: Files) => lint(withGrammars(files), cache),
    fix: (files: Files) => fixForms(withGrammars(files), cache),
    newForm: (answers: NewFormAnswers, files: Files) => newForm(answers, withGrammars(files)),
  }
}

type Jobs = ReturnType<typeof createJobs>
export type JobName = keyof Jobs
export type JobInput<Name extends JobName> = Parameters<Jobs[Name]>
export type JobResult<Name extends JobName> = ReturnType<Jobs[Name]>

export interface WorkerRequest {
  readonly id: number
  readonly job: JobName
  readonly input: readonly unknown[]
}

/** The worker's reply to the request with this id. */
export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly error: string }
