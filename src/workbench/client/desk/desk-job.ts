import type { Diagnostic } from '../../../lint/report/diagnostic'
import type { NewForm } from '../../../generate/new/new-form'
import type { NewFormAnswers } from '../../../generate/new/new-form-answers'
import type { Repairs } from '../../../generate/repair/repairs'

/** Files as they travel to the worker. */
export type FileList = readonly (readonly [path: string, text: string])[]

/** What the worker can be asked to do with all files. */
export type DeskJob =
  | { readonly kind: 'check'; readonly files: FileList }
  | { readonly kind: 'repair'; readonly files: FileList }
  | { readonly kind: 'new-form'; readonly files: FileList; readonly answers: NewFormAnswers }

/** What comes of each kind of job. */
export interface DeskResults {
  readonly check: readonly Diagnostic[]
  readonly repair: Repairs
  readonly 'new-form': NewForm
}

export interface DeskAsk {
  readonly id: number
  readonly job: DeskJob
}

/** The worker's answer to the job with this id. */
export type DeskReply =
  | { readonly id: number; readonly ok: true; readonly result: DeskResults[DeskJob['kind']] }
  | { readonly id: number; readonly ok: false; readonly error: string }
