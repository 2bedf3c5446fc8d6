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
import type { Answers } from '../engine/schema/answers'
import { normalizeAnswers } from '../engine/answers/normalize-answers'
import type { AnswerError } from '../engine/answers/validate'
import type { CompiledForm } from '../engine/schema/form'
import { visibleQuestions } from '../engine/schema/questions'
import type { AnswerStore } from './answer-store'
import { createReports, CurrentErrors, DismissedErrors, type FormContext } from './form-context'
import { theme } from './theme'
import { useUiSchema } from './use-ui-schema'
import { createErrorTransformer, createValidator, toAnswerErrors, toRjsfSchema } from './validator'

interface SchemaFormProps {
  readonly form: CompiledForm
  /** The texts in the controls (`createAnswerStore`); created once for each form on the page. */
  readonly answerStore: AnswerStore
  /** The errors to show: those passed to `onErrors` that still apply, and any that the receiver of the form found. */
  readonly errors: readonly AnswerError[]
  /** Called with the errors when the visitor tries to send a form that has some. */
  readonly onErrors: (errors: readonly AnswerError[]) => void
  /** Called with answers that satisfy every rule when the visitor sends them. */
  readonly onSubmit: (answers: Answers) => void
  /** Reads the browser's timezone. Not called while prerendering, and only where a question asks for it. */
  readonly timeZone?: (() => string | undefined) | undefined
  /** The time that decides which options are open, in milliseconds; it changes when one opens or closes. */
  readonly now?: number | undefined
  /** The element for the list of errors; without it, the list is not shown. */
  readonly errorList?: RefObject<HTMLElement | null>
  /** Other templates, for a form that is not a visitor's. */
  readonly templates?: typeof theme.templates
  /** What follows the questions: the submit button. */
  readonly children: ReactNode
}

type OurFormProps = FormProps<Answers, RJSFSchema, FormContext>

/** A required choice is never made for the visitor: rjsf would count a required box as answered without ticking it. */
const defaults: NonNullable<OurFormProps['experimental_defaultFormStateBehavior']> = {
  constAsDefaults: 'never',
}

/**
 * A compiled form on screen: rjsf with our theme. rjsf keeps the answers, resolves the conditions, and validates with
 * the form's precompiled validator.
 * @example <SchemaForm form={form} answerStore={answerStore} errors={[]} onErrors={show} onSubmit={send}><button>Send</button></SchemaForm>
 */
export function SchemaForm(props: SchemaFormProps) {
  const { form, answerStore, errors, onErrors, onSubmit, timeZone, now, errorList, children } = props
  const { templates = theme.templates } = props
  const rjsf = useRef<Form<Answers, RJSFSchema, FormContext>>(null)
  const uiSchema = useUiSchema(form, answerStore)
  const validator = useMemo(() => createValidator(form), [form])
  const transformErrors = useMemo(() => createErrorTransformer(form, answerStore), [form, answerStore])
  const [reports] = useState(createReports)
  useEffect(() => reports.cancel, [reports])
  const formContext = useMemo(
    () => ({ form, answerStore, reports, timeZone, now, errorList }),
    [form, answerStore, reports, timeZone, now, errorList],
  )
  const [start] = useState(() => normalizeAnswers(form, answerStore.answers()))
  const [own, setOwn] = useState<readonly AnswerError[]>([])
  // Joined into one string, so that the context value compares by content: a new array would render every question
  // again.
  const dismissed = own
    .filter(({ name }) => !errors.some((error) => error.name === name))
    .map(({ name }) => name)
    .join(' ')
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
  // Answers that are replaced together are passed on once, after rjsf's own effects of the same render.
  useLayoutEffect(() => {
    if (replacements > 0) rjsf.current?.setFieldValue([], normalizeAnswers(form, answerStore.answers()))
  }, [replacements, form, answerStore])
  return (
    <CurrentErrors value={errors}>
      <DismissedErrors value={dismissed}>
        <FormElementContext value={formContext}>
          <Form
            {...theme}
            templates={templates}
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
            // The method "dialog" does nothing outside a dialog: without a script (yet), submitting must not load the
            // page again.
            method="dialog"
            className="form"
            tagName={FormElement}
            onChange={({ formData = {} }) => {
              // rjsf drops the answer to a question that this change hides, but not the answers to questions that this
              // hides in turn.
              const answers = normalizeAnswers(form, formData)
              const visible = visibleQuestions(form, answers).map(({ name }) => name)
              if (Object.keys(formData).some((name) => !visible.includes(name)))
                rjsf.current?.setFieldValue([], answers)
            }}
            onSubmit={({ formData = {} }) => onSubmit(formData)}
            onError={(found) => {
              const described = toAnswerErrors(form, found)
              setOwn(described)
              onErrors(described)
            }}
          >
            {/* Without children, rjsf adds its own button. */}
            <>{children}</>
          </Form>
        </FormElementContext>
      </DismissedErrors>
    </CurrentErrors>
  )
}

/** Errors that did not come from rjsf, in rjsf's format; undefined where there are none. */
function toErrorSchema(errors: readonly AnswerError[]): OurFormProps['extraErrors'] {
  if (errors.length === 0) return undefined
  // rjsf types an error schema by the keys of the answers, which are not known here.
  return Object.fromEntries(
    errors.map(({ name, text }) => [name, { __errors: [text] }]),
  ) as OurFormProps['extraErrors']
}

const FormElementContext = createContext<FormContext | undefined>(undefined)

/** The bootstrap script (`public/bootstrap.js`) marks a form that was sent before the page's script arrived. */
const mark = 'data-submit-waiting'

/**
 * The `<form>` that rjsf renders: reports pending input before validation, and replays a submit that the bootstrap
 * script held back.
 */
function FormElement({
  ref,
  as: _as,
  ...props
}: ComponentProps<'form'> & { readonly ref?: RefObject<HTMLFormElement | null>; readonly as?: unknown }) {
  const context = use(FormElementContext)
  useEffect(() => {
    const form = ref?.current
    if (!form?.hasAttribute(mark)) return
    form.removeAttribute(mark)
    form.requestSubmit()
  }, [ref])
  // The bootstrap script may have marked the element before hydration; that mismatch needs no warning.
  return (
    <form
      {...props}
      ref={ref}
      aria-label={context?.form.schema.title}
      onSubmitCapture={() => context?.reports.flush()}
      suppressHydrationWarning
    />
  )
}
