import { use, useCallback, useSyncExternalStore, type InputHTMLAttributes } from 'react'
import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import { controlKind, type ControlKind } from '../../engine/schema/control-kind'
import type { FormProperty } from '../../engine/schema/definition'
import { dateLimits, limitingQuestions, todayAt } from '../../engine/schema/dates'
import { controlOf, uiOptionsOf } from '../../engine/schema/questions'
import { decidingQuestions } from '../answer-store'
import type { ControlProps, FormContext, OurWidgetProps } from '../form-context'
import { QuestionDescription } from '../use-description'
import { useControl } from '../use-control'
import { fillText } from '../../engine/fill-text'
import { useHydrated } from '../../ui/use-hydrated'
import texts from '../texts.json'

const types: Readonly<Partial<Record<ControlKind, InputHTMLAttributes<HTMLInputElement>['type']>>> = {
  email: 'email',
  tel: 'tel',
  uri: 'url',
  date: 'date',
}

/** One line of text of any kind; also for numbers, as browsers' number fields lose input that is not a number. */
export function TextWidget({ limits, ...props }: ControlProps & { readonly limits?: DateAttributes }) {
  const { id, name, schema, registry } = props
  const { form } = registry.formContext
  const control = useControl<HTMLInputElement>(props)
  const attributes = useAttributes(props)
  const kind = controlKind(form, name)
  const { inputMode, detect } = uiOptionsOf(form, name)
  // The schema rjsf passes is this question's rules, merged with those of its conditions.
  const { examples } = schema as FormProperty
  const listId = examples && `${id}__list`
  return (
    <>
      <input
        {...attributes}
        {...control}
        {...limits}
        className="control"
        type={types[kind] ?? 'text'}
        inputMode={
          inputMode ?? (kind === 'number' ? (schema.type === 'number' ? 'decimal' : 'numeric') : undefined)
        }
        list={listId}
      />
      {examples && (
        <datalist id={listId}>
          {examples.map((example) => (
            <option key={example} value={example}>
              {example}
            </option>
          ))}
        </datalist>
      )}
      {detect === 'timezone' && <TimezoneButton name={name} context={registry.formContext} />}
    </>
  )
}

type DateAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max'>

/** A date: the browser offers the days that can be chosen, and the form says why others cannot. */
export function DateWidget(props: ControlProps) {
  return <TextWidget {...props} limits={useDateLimits(props.name, props.registry.formContext)} />
}

/** The first and the last day that can be chosen; they may depend on the clock and on other answers. */
function useDateLimits(name: string, { form, answerStore, now }: FormContext): DateAttributes {
  const watch = useCallback(
    (draw: () => void) =>
      answerStore.watch(draw, [...limitingQuestions(controlOf(form, name)), ...decidingQuestions(form)]),
    [form, answerStore, name],
  )
  const read = () => {
    const answers = normalizeAnswers(form, answerStore.answers())
    const today = now === undefined ? undefined : todayAt(now, -new Date(now).getTimezoneOffset())
    const { first = '', last = '' } = dateLimits(form, name, answers, today)
    return `${first}/${last}`
  }
  const [min, max] = useSyncExternalStore(watch, read, read).split('/')
  return { min: min || undefined, max: max || undefined }
}

interface TimezoneButtonProps {
  readonly name: string
  readonly context: FormContext
}

/** Fills in the browser's timezone; absent in a prerendered page, and where the timezone is not known. */
function TimezoneButton({ name, context }: TimezoneButtonProps) {
  const { answerStore, timeZone } = context
  const isHydrated = useHydrated()
  const zone = isHydrated ? timeZone?.() : undefined
  if (zone === undefined) return null
  return (
    <button type="button" className="field-detect" onClick={() => answerStore.write(name, zone)}>
      {fillText(texts.detectedTimezone, { zone })}
    </button>
  )
}

/** Several lines of text, or a list whose entries are separated by commas. */
export function TextareaWidget(props: ControlProps) {
  const control = useControl<HTMLTextAreaElement>(props)
  const attributes = useAttributes(props)
  return (
    <textarea
      {...attributes}
      {...control}
      className="control control-tall"
      rows={props.schema.type === 'array' ? 2 : 5}
    />
  )
}

/** The browser's own select. */
export function SelectWidget(props: OurWidgetProps) {
  const control = useControl<HTMLSelectElement>(props)
  const attributes = useAttributes(props)
  const { options } = use(QuestionDescription)
  return (
    <select {...attributes} {...control} className="control control-select">
      <option value="">{props.placeholder || texts.emptyOption}</option>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled !== undefined} title={disabled}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** A single tick box; the field around it puts the label beside it. */
export function CheckboxWidget(props: ControlProps) {
  const { ref, defaultValue } = useControl<HTMLInputElement>(props)
  const attributes = useAttributes(props)
  return <input {...attributes} ref={ref} type="checkbox" value="true" defaultChecked={defaultValue !== ''} />
}

/** The attributes that every control shares. No `name`, so that no answer can end up in the page's address. */
function useAttributes({ id, name, disabled, required, registry }: ControlProps) {
  const { error, describedBy } = use(QuestionDescription)
  const { 'ui:autocomplete': autoComplete, 'ui:options': options } = controlOf(
    registry.formContext.form,
    name,
  )
  return {
    id,
    disabled: disabled ?? false,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy,
    autoComplete,
    spellCheck: options?.spellcheck,
    // Names and codes, which must not be corrected, should not be capitalised automatically either.
    autoCapitalize: options?.spellcheck === false ? 'none' : undefined,
  }
}
