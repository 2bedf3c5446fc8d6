import type { Diagnostic } from '../../../lint/report/diagnostic'
import type { NewForm } from '../../../generate/new/new-form'
import type { NewFormAnswers } from '../../../generate/new/new-form-answers'
import type { FileChanges } from '../../../generate/fix/file-changes'

/** Files in the format sent to the worker. */
export type FileEntries = readonly (readonly [path: string, text: string])[]

/** The jobs of the worker, for all files. */
export type Job =
  | { readonly kind: 'check'; readonly files: FileEntries }
  | { readonly kind: 'repair'; readonly files: FileEntries }
  | { readonly kind: 'new-form'; readonly files: FileEntries; readonly answers: NewFormAnswers }

/** The result of each kind of job. */
export interface JobResults {
  readonly check: readonly Diagnostic[]
  readonly repair: FileChanges
  readonly 'new-form': NewForm
}

export interface WorkerRequest {
  readonly id: number
  readonly job: Job
}

/** The worker's reply to the job with this id. */
export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly result: JobResults[Job['kind']] }
  | { readonly id: number; readonly ok: false; readonly error: string }
