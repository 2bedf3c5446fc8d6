import './form.css'
import Form, { type FormProps } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Answers } from '../engine/answers/answers'
import { normalizeAnswers } from '../engine/answers/normalize-answers'
import type { AnswerError } from '../engine/answers/validate'
import type { CompiledForm } from '../engine/schema/form'
import type { AnswerStore } from './answer-store'
import { createReports, StandingErrors, type FormContext, type PendingReports } from './form-context'
import { theme } from './theme'
import { useUiSchema } from './ui-schema'
import { createErrorTransformer, createValidator, toAnswerErrors, toRjsfSchema } from './validator'

interface SchemaFormProps {
  readonly form: CompiledForm
  /** What is in the controls (`createAnswerStore`); made once for each form on the page. */
  readonly answerStore: AnswerStore
  /** The errors to show: of those handed to `onErrors`, and others that a receiver of the form has found. */
  readonly errors: readonly AnswerError[]
  /** The visitor wanted to send, and this is wrong. */
  readonly onErrors: (errors: readonly AnswerError[]) => void
  /** The visitor wants to send these answers, which keep every rule. */
  readonly onSubmit: (answers: Answers) => void
  /** Reads the timezone the browser is set to, once there is a browser to ask. Asked only where a question wants it. */
  readonly timeZone?: (() => string | undefined) | undefined
  /** The time by which options open and close, in milliseconds; it changes when one does. */
  readonly now?: number | undefined
  /** Where the list of errors goes; without it, none is drawn. */
  readonly errorList?: RefObject<HTMLElement | null>
  /** What comes under the questions: the button that sends. */
  readonly children: ReactNode
}

type OurFormProps = FormProps<Answers, RJSFSchema, FormContext>

/** A tick or a choice that must be made is never made for the visitor. */
const defaults: NonNullable<OurFormProps['experimental_defaultFormStateBehavior']> = {
  constAsDefaults: 'never',
}

/**
 * A compiled form on screen: rjsf with our theme. rjsf holds the answers, finds the questions that they call for, and
 * judges them with the form's precompiled validator.
 * @example <SchemaForm form={form} answerStore={answerStore} errors={[]} onErrors={show} onSubmit={send}><button>Send</button></SchemaForm>
 */
export function SchemaForm(props: SchemaFormProps) {
  const { form, answerStore, errors, onErrors, onSubmit, timeZone, now, errorList, children } = props
  const rjsf = useRef<Form<Answers, RJSFSchema, FormContext>>(null)
  const uiSchema = useUiSchema(form, answerStore)
  const validator = useMemo(() => createValidator(form), [form])
  const transformErrors = useMemo(() => createErrorTransformer(form, answerStore), [form, answerStore])
  const [reports] = useState(createReports)
  const formContext = useMemo(
    () => ({ form, answerStore, reports, timeZone, now, errorList }),
    [form, answerStore, reports, timeZone, now, errorList],
  )
  const [start] = useState(() => normalizeAnswers(form, answerStore.answers()))
  const element = useMemo(() => ({ label: form.schema.title, reports }), [form, reports])
  const standing = useMemo(() => new Set(errors.map(({ name }) => name)), [errors])
  const [own, setOwn] = useState<readonly AnswerError[]>([])
  const extraErrors = useMemo(
    () => toErrorSchema(errors.filter((error) => !own.includes(error))),
    [errors, own],
  )
  const [replacements, setReplacements] = useState(0)
  useEffect(
    () =>
      answerStore.watch((_, cause) => setReplacements((count) => (cause === 'replaced' ? count + 1 : count))),
    [answerStore],
  )
  // All answers that are replaced together are handed over once, after what rjsf does itself with the same drawing.
  useLayoutEffect(() => {
    if (replacements > 0) rjsf.current?.setFieldValue([], normalizeAnswers(form, answerStore.answers()))
  }, [replacements, form, answerStore])
  return (
    <StandingErrors value={standing}>
      <FormElementContext value={element}>
        <Form
          {...theme}
          ref={rjsf}
          schema={toRjsfSchema(form.schema)}
          uiSchema={uiSchema}
          validator={validator}
          formContext={formContext}
          initialFormData={start}
          transformErrors={transformErrors}
          {...(extraErrors && { extraErrors })}
          experimental_defaultFormStateBehavior={defaults}
          omitExtraData
          noHtml5Validate
          showErrorList={errorList ? 'top' : false}
          // The method "dialog" does nothing outside a dialog: where no script runs (yet), sending must not load the page again.
          method="dialog"
          className="form"
          tagName={FormElement}
          onSubmit={({ formData = {} }) => onSubmit(formData)}
          onError={(found) => {
            const described = toAnswerErrors(form, found)
            setOwn(described)
            onErrors(described)
          }}
        >
          {/* rjsf brings its own button where it is given nothing. */}
          <>{children}</>
        </Form>
      </FormElementContext>
    </StandingErrors>
  )
}

/** Errors that rjsf has not found itself, in its own form; undefined where there are none. */
function toErrorSchema(errors: readonly AnswerError[]): OurFormProps['extraErrors'] {
  if (errors.length === 0) return undefined
  // rjsf types an error schema by the answers, which have no keys of their own here.
  return Object.fromEntries(
    errors.map(({ name, text }) => [name, { __errors: [text] }]),
  ) as OurFormProps['extraErrors']
}

const FormElementContext = createContext<
  { readonly label: string; readonly reports: PendingReports } | undefined
>(undefined)

/** The `<form>` that rjsf draws: what was typed last is reported before it is judged, and a submit that the early script has
 * held is sent on. */
function FormElement({
  ref,
  as: _as,
  ...props
}: ComponentProps<'form'> & { readonly ref?: RefObject<HTMLFormElement | null>; readonly as?: unknown }) {
  const context = use(FormElementContext)
  useEffect(() => {
    const element = ref?.current
    if (element && takeReplayedSubmit(element)) element.requestSubmit()
  }, [ref])
  // The early script may have marked the element meanwhile, which is no mismatch to warn of.
  return (
    <form
      {...props}
      ref={ref}
      aria-label={context?.label}
      onSubmitCapture={() => context?.reports.flush()}
      suppressHydrationWarning
    />
  )
}

const mark = 'data-submit-waiting'

/**
 * Whether a visitor tried to send this form before the page's script had arrived; says so once. The page's bootstrap script
 * (`public/bootstrap.js`) holds such a try and leaves the mark on the form.
 */
function takeReplayedSubmit(form: HTMLFormElement | null): boolean {
  const isHeld = form?.hasAttribute(mark) ?? false
  form?.removeAttribute(mark)
  return isHeld
}
