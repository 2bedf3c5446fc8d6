import './form.css'
import { useEffect, useMemo, useRef, type ReactNode, type SubmitEvent } from 'react'
import type { CompiledForm } from '../engine/schema/form'
import type { AnswerError } from '../engine/answers/validate'
import type { AnswerSheet } from './answer-sheet'
import { takeHeldSubmit } from './held-submit'
import { PaintedForm } from './PaintedForm'
import { ErrorsContext, SheetContext } from './sheet-context'
import { useFields } from './use-fields'

interface SchemaFormProps {
  readonly form: CompiledForm
  /** Where the answers are kept (`createAnswerSheet`); made once for each form on the page. */
  readonly sheet: AnswerSheet
  /** What is wrong, as `validate` found it; keep the same list until something changes. */
  readonly errors: readonly AnswerError[]
  /** The visitor wants to send. The answers are on the sheet, up to the last key. */
  readonly onSubmit: () => void
  /** Reads the timezone the browser is set to, once there is a browser to ask. Asked only where a question wants it. */
  readonly timeZone?: (() => string | undefined) | undefined
  /** What stands under the questions: the button that sends. */
  readonly children: ReactNode
}

/**
 * A compiled form on screen, with the questions that its answers call for at this moment.
 * It neither checks nor sends: `validate` its sheet's answers in `onSubmit`, and hand back what is wrong.
 * @example <SchemaForm form={form} sheet={sheet} errors={[]} onSubmit={send}><button>Send</button></SchemaForm>
 */
export function SchemaForm(props: SchemaFormProps) {
  const { form, sheet, errors, onSubmit, timeZone, children } = props
  const fields = useFields(form, sheet)
  const surroundings = useMemo(() => ({ sheet, timeZone }), [sheet, timeZone])
  const texts = useMemo(() => new Map(errors.map(({ name, text }) => [name, text])), [errors])
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takeHeldSubmit(element.current)) onSubmit()
  }, [onSubmit])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    // The method "dialog" does nothing outside a dialog: where no script runs (yet), sending must not load the page anew.
    // The bootstrap script may have marked the element meanwhile, which is no mismatch to warn of.
    <form
      ref={element}
      method="dialog"
      noValidate
      className="form"
      aria-label={form.schema.title}
      onSubmit={submit}
      suppressHydrationWarning
    >
      <SheetContext value={surroundings}>
        <ErrorsContext value={texts}>
          <PaintedForm fields={fields} sections={form.ui['ui:sections']} />
        </ErrorsContext>
      </SheetContext>
      {children}
    </form>
  )
}
