import { createContext, use, type RefObject } from 'react'
import type {
  FieldProps,
  FieldTemplateProps,
  ErrorListProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  WidgetProps,
} from '@rjsf/utils'
import type { Answers } from '../engine/answers/answers'
import type { CompiledForm } from '../engine/schema/form'
import type { AnswerStore } from './answer-store'

/** What rjsf hands to every field, template and widget of a form as `registry.formContext`. */
export interface FormContext {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  /** Texts that are in a control and were not reported to rjsf yet. */
  readonly reports: PendingReports
  /** What the browser knows, for questions with `detect`. */
  readonly timeZone: (() => string | undefined) | undefined
  /** The time by which options open and close; undefined where no clock is known yet. */
  readonly now: number | undefined
  /** Where the list of errors is drawn, if it is. */
  readonly errorList: RefObject<HTMLElement | null> | undefined
}

/** rjsf's own types of the parts of a theme, with our answers and context in them. */
export type OurWidgetProps = WidgetProps<Answers, RJSFSchema, FormContext>
/** What rjsf hands to a field of ours. */
export type OurFieldProps = FieldProps<Answers, RJSFSchema, FormContext>
/** What rjsf hands to the template around a question. */
export type OurFieldTemplateProps = FieldTemplateProps<Answers, RJSFSchema, FormContext>
/** What rjsf hands to the template of the whole form. */
export type OurObjectFieldTemplateProps = ObjectFieldTemplateProps<Answers, RJSFSchema, FormContext>
/** What rjsf hands to the list of errors. */
export type OurErrorListProps = ErrorListProps<Answers, RJSFSchema, FormContext>

/** Reports to rjsf that wait for a pause in typing, for the control to be left, or for the form to be sent. */
export interface PendingReports {
  /** Report soon; a later call for the same question takes the place of an earlier one. */
  readonly schedule: (name: string, report: () => void) => void
  /** Report now what waits, of this question or of all. */
  readonly flush: (name?: string) => void
}

/** How long a visitor has to pause, in milliseconds, before a text is reported. */
const pause = 300

/** An empty set of reports for one form on the page; `flush` runs what waits. */
export function createReports(): PendingReports {
  const waiting = new Map<
    string,
    { readonly timer: ReturnType<typeof setTimeout>; readonly report: () => void }
  >()
  const flush = (name: string) => {
    const entry = waiting.get(name)
    if (!entry) return
    clearTimeout(entry.timer)
    waiting.delete(name)
    entry.report()
  }
  return {
    schedule(name, report) {
      clearTimeout(waiting.get(name)?.timer)
      waiting.set(name, { timer: setTimeout(() => flush(name), pause), report })
    },
    flush: (name) => (name === undefined ? [...waiting.keys()].forEach(flush) : flush(name)),
  }
}

/**
 * The questions whose error is still shown: rjsf keeps what it found until the form is sent again, while an edit takes an
 * error away at once. A context of its own, as it changes while all else stays.
 */
export const StandingErrors = createContext<ReadonlySet<string>>(new Set())

/** The error to show at a question, if it is still there. */
export function useStandingError(name: string, errors: readonly string[] | undefined): string | undefined {
  return use(StandingErrors).has(name) ? errors?.[0] : undefined
}
