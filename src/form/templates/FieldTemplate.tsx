import { type ReactNode, useEffect, useState } from 'react'
import { uiOptionsOf } from '../../engine/schema/questions'
import { partId, QuestionDescription, useDescription, type Option } from '../use-description'
import type { OurFieldTemplateProps } from '../form-context'
import { Counter } from './Counter'
import texts from '../texts.json'
import type { Dependence } from '../../engine/schema/definition'
import type { AnswerStore } from '../answer-store'

/**
 * One question on the page: label, hint, error, control, counter, in this order. rjsf also renders the form as a whole
 * with it.
 */
export function FieldTemplate(props: OurFieldTemplateProps) {
  return props.fieldPathId.path.length === 0 ? props.children : <Question {...props} />
}

function Question(props: OurFieldTemplateProps) {
  const { id, label, required = false, fieldPathId, uiSchema, registry, children } = props
  const name = String(fieldPathId.path.at(-1))
  const { formContext } = registry
  const description = useDescription(name, props)
  const { hint, error, limit, options } = description
  const { dependsOn, width = 'full' } = uiOptionsOf(formContext.form, name)
  // Of the text nodes, only the space is added and removed: a translator replaces the others, and React could not
  // remove them.
  const text = (
    <>
      {label}
      {!required && (
        <>
          {' '}
          <span className="field-optional">{texts.optional}</span>
        </>
      )}
    </>
  )
  const widget = uiSchema?.['ui:widget']
  const parts = (
    <>
      {hint !== undefined && (
        <p className="field-hint" id={partId(id, 'hint')}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        // "Error:" is hidden in its icon, and the message is a separate element.
        <p className="field-problem" id={partId(id, 'error')}>
          <span className="visually-hidden error-mark">{texts.errorPrefix}</span>{' '}
          <span className="field-error">{error}</span>
        </p>
      )}
      {widget === 'checkbox' ? (
        <label className="tile">
          {children} <span>{text}</span>
        </label>
      ) : (
        children
      )}
      {description.hasDisabledOptions && <DisabledOptions id={id} options={options} />}
      {limit !== undefined && (
        <Counter id={id} name={name} limit={limit} answerStore={formContext.answerStore} />
      )}
      {dependsOn && <DependenceStatus dependence={dependsOn} answerStore={formContext.answerStore} />}
    </>
  )
  return (
    <QuestionDescription value={description}>
      <div className={`field field-${width}${error === undefined ? '' : ' field-wrong'}`}>
        {widget === 'checkbox' ? (
          parts
        ) : widget === 'radio' || widget === 'checkboxes' ? (
          <Group
            id={id}
            role={widget === 'radio' ? 'radiogroup' : 'group'}
            label={text}
            isRequired={required}
            isWrong={error !== undefined}
            describedBy={description.describedBy}
          >
            {parts}
          </Group>
        ) : (
          <>
            <label className="field-label" htmlFor={id}>
              {text}
            </label>
            {parts}
          </>
        )}
      </div>
    </QuestionDescription>
  )
}

interface GroupProps {
  readonly id: string
  readonly role: 'radiogroup' | 'group'
  readonly label: ReactNode
  readonly isRequired: boolean
  readonly isWrong: boolean
  readonly describedBy: string | undefined
  readonly children: ReactNode
}

/** A group of controls has a legend, because no single control can have the label. */
function Group({ id, role, label, isRequired, isWrong, describedBy, children }: GroupProps) {
  const legendId = `${id}__legend`
  // Only a group of radio buttons can be required or wrong as a whole. Source: WAI-ARIA 1.2, "group".
  const isRadio = role === 'radiogroup'
  return (
    <fieldset
      className="field-group"
      id={id}
      role={role}
      aria-labelledby={legendId}
      aria-required={(isRadio && isRequired) || undefined}
      aria-invalid={(isRadio && isWrong) || undefined}
      aria-describedby={describedBy}
    >
      <legend className="field-label" id={legendId}>
        {label}
      </legend>
      {children}
    </fieldset>
  )
}

interface DisabledOptionsProps {
  readonly id: string
  readonly options: readonly Option[]
}

/** Why options cannot be chosen, as visible text: touch screens have no tooltips. */
function DisabledOptions({ id, options }: DisabledOptionsProps) {
  return (
    <div className="field-closed" id={partId(id, 'closed')}>
      {options.map(({ value, label, disabled }) =>
        disabled === undefined ? null : (
          <p key={value}>
            <strong>{label}</strong> <span>{disabled}</span>
          </p>
        ),
      )}
    </div>
  )
}

interface DependenceStatusProps {
  readonly dependence: Dependence
  readonly answerStore: AnswerStore
}

/** Announces that a question's options have changed, each time the question it depends on changes. */
function DependenceStatus({ dependence, answerStore }: DependenceStatusProps) {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    return answerStore.watch(
      (_, cause) => setChanges((count) => (cause === 'typed' ? count + 1 : count)),
      [dependence.property],
    )
  }, [answerStore, dependence])
  return (
    <span className="visually-hidden" aria-live="polite">
      {/* A new element each time, so that the same text is announced again. */}
      {changes > 0 && <span key={changes}>{dependence.changed}</span>}
    </span>
  )
}
