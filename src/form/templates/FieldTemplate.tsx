import type { ReactNode } from 'react'
import { controlOf } from '../../engine/schema/questions'
import { describedBy, partId } from '../describe-by'
import type { OurFieldTemplateProps } from '../form-context'
import { Counter } from '../parts/Counter'
import { DependenceStatus } from '../parts/DependenceStatus'
import { DisabledOptions } from '../parts/DisabledOptions'
import { FieldError } from '../parts/FieldError'
import texts from '../texts.json'
import { useDescription } from '../use-description'

/** One question on the page: label, hint, error, control, counter, in this order. The form as a whole is no question. */
export function FieldTemplate(props: OurFieldTemplateProps) {
  return props.fieldPathId.path.length === 0 ? props.children : <Question {...props} />
}

function Question(props: OurFieldTemplateProps) {
  const { id, label, required = false, fieldPathId, uiSchema, registry, children } = props
  const name = String(fieldPathId.path.at(-1))
  const { formContext } = registry
  const description = useDescription(name, props)
  const { hint, error, limit, options } = description
  const { dependsOn, width = 'full' } = controlOf(formContext.form, name)['ui:options'] ?? {}
  const text = required ? (
    label
  ) : (
    <>
      {label} <span className="field-optional">{texts.optional}</span>
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
      {error !== undefined && <FieldError id={id} error={error} />}
      {widget === 'checkbox' ? (
        <label className="tile">
          {children} <span className="tile-label">{text}</span>
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
          describedBy={describedBy(description)}
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

/** A group of controls has a legend, as no single one of them can carry the label. */
function Group({ id, role, label, isRequired, isWrong, describedBy: descriptions, children }: GroupProps) {
  const legendId = `${id}__legend`
  // Only a group of radio buttons can be required or wrong as a whole. Source: WAI-ARIA 1.2, "group".
  const isRadio = role === 'radiogroup'
  return (
    <fieldset
      className="field-group"
      id={id}
      role={role}
      aria-labelledby={legendId}
      aria-required={isRadio && isRequired ? true : undefined}
      aria-invalid={isRadio && isWrong ? true : undefined}
      aria-describedby={descriptions}
    >
      <legend className="field-label" id={legendId}>
        {label}
      </legend>
      {children}
    </fieldset>
  )
}
