import { createContext, use, type RefObject } from 'react'
import type {
  FieldProps,
  FieldTemplateProps,
  ErrorListProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  WidgetProps,
} from '@rjsf/utils'
import type { Answers } from '../engine/schema/answers'
import type { AnswerError } from '../engine/answers/validate'
import type { CompiledForm } from '../engine/schema/form'
import type { AnswerStore } from './answer-store'

/** What rjsf passes to every field, template and widget of a form as `registry.formContext`. */
export interface FormContext {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  /** Texts that are in a control and not yet reported to rjsf. */
  readonly reports: PendingReports
  /** Reads the browser's timezone, for questions with `detect`. */
  readonly timeZone: (() => string | undefined) | undefined
  /** The time that decides which options are open; undefined where no clock is known yet. */
  readonly now: number | undefined
  /** The element for the list of errors, if there is one. */
  readonly errorList: RefObject<HTMLElement | null> | undefined
}

/** What rjsf passes to one of our widgets. */
export type OurWidgetProps = WidgetProps<Answers, RJSFSchema, FormContext>
/** What every control needs of that; a field can pass it too. */
export type ControlProps = Pick<
  OurWidgetProps,
  'id' | 'name' | 'schema' | 'value' | 'required' | 'disabled' | 'registry' | 'onChange'
>
/** What rjsf passes to one of our fields. */
export type OurFieldProps = FieldProps<Answers, RJSFSchema, FormContext>
/** What rjsf passes to the template around a question. */
export type OurFieldTemplateProps = FieldTemplateProps<Answers, RJSFSchema, FormContext>
/** What rjsf passes to the template of the whole form. */
export type OurObjectFieldTemplateProps = ObjectFieldTemplateProps<Answers, RJSFSchema, FormContext>
/** What rjsf passes to the list of errors. */
export type OurErrorListProps = ErrorListProps<Answers, RJSFSchema, FormContext>

/** Debounced reports to rjsf: they run after a pause in typing, when the control is left, or when the form is sent. */
export interface PendingReports {
  /** Report soon; a later call for the same question replaces an earlier one. */
  readonly schedule: (name: string, report: () => void) => void
  /**
   * Call `report` just before the form is sent: rjsf drops what is reported while it renders, and gets the answers it
   * missed at this point. Returns the unsubscribe function.
   */
  readonly onSend: (report: () => void) => () => void
  /** Run the pending report of this question now; without a name every control reports, as the form is being sent. */
  readonly flush: (name?: string) => void
  /** Drop the pending reports: the form is no longer on the page. */
  readonly cancel: () => void
}

/** The debounce time of a report, in milliseconds. */
const pause = 300

/** The pending reports of one form on the page; none at first. */
export function createReports(): PendingReports {
  const waiting = new Map<
    string,
    { readonly timer: ReturnType<typeof setTimeout>; readonly report: () => void }
  >()
  const controls = new Set<() => void>()
  const run = (name: string) => {
    const entry = waiting.get(name)
    if (!entry) return
    clearTimeout(entry.timer)
    waiting.delete(name)
    entry.report()
  }
  const cancel = () => {
    for (const { timer } of waiting.values()) clearTimeout(timer)
    waiting.clear()
  }
  return {
    schedule(name, report) {
      clearTimeout(waiting.get(name)?.timer)
      waiting.set(name, { timer: setTimeout(() => run(name), pause), report })
    },
    onSend(report) {
      controls.add(report)
      return () => controls.delete(report)
    },
    flush(name) {
      if (name !== undefined) return run(name)
      // What is pending is reported with the rest; reporting may clear the answers that depend on another.
      cancel()
      for (const report of controls) report()
      for (const each of waiting.keys()) run(each)
    },
    cancel,
  }
}

/**
 * The errors that the error list shows. Separate from `FormContext`, as is `DismissedErrors`: when the value changes, only
 * the components that read it render again.
 */
export const CurrentErrors = createContext<readonly AnswerError[]>([])

/**
 * The names of the questions whose error was removed by an edit; rjsf itself keeps its errors until the form is sent
 * again. Joined with spaces into one string, so that the value compares by content.
 */
export const DismissedErrors = createContext('')

/** The error to show at a question, if it still applies. */
export function useCurrentError(name: string, errors: readonly string[] | undefined): string | undefined {
  return use(DismissedErrors).split(' ').includes(name) ? undefined : errors?.[0]
}
