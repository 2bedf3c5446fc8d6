import type { ComponentType, ReactNode } from 'react'
import { describedBy, partId } from '../describe-by'
import { isGroup, type Field } from '../field'
import { ClosedOptions } from '../parts/ClosedOptions'
import { Counter } from '../parts/Counter'
import { DependenceStatus } from '../parts/DependenceStatus'
import { FieldError } from '../parts/FieldError'
import texts from '../texts.json'
import type { WidgetProps } from '../widgets/widget-props'

interface QuestionTemplateProps extends WidgetProps {
  readonly Widget: ComponentType<WidgetProps>
}

/** One question on the page: label, hint, error, control, counter, in this order. */
export function QuestionTemplate({ field, error, Widget }: QuestionTemplateProps) {
  const dependence = field.control['ui:options']?.dependsOn
  const closed = field.options.filter((option) => option.closed !== undefined)
  const parts = (
    <>
      {field.hint !== undefined && (
        <p className="field-hint" id={partId(field, 'hint')}>
          {field.hint}
        </p>
      )}
      {error !== undefined && <FieldError field={field} error={error} />}
      <Widget field={field} error={error} />
      {closed.length > 0 && <ClosedOptions field={field} closed={closed} />}
      {field.limit !== undefined && <Counter field={field} limit={field.limit} />}
      {dependence && <DependenceStatus dependence={dependence} />}
    </>
  )
  return (
    <div className={classOf(field, error)}>
      {isGroup(field) ? (
        <Group field={field} error={error}>
          {parts}
        </Group>
      ) : (
        <>
          <label className="field-label" htmlFor={field.id}>
            {labelText(field)}
          </label>
          {parts}
        </>
      )}
    </div>
  )
}

interface GroupProps extends WidgetProps {
  readonly children: ReactNode
}

function Group({ field, error, children }: GroupProps) {
  const legendId = `${field.id}__legend`
  return (
    <fieldset
      className="field-group"
      id={field.id}
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={field.required || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(field, error)}
    >
      <legend className="field-label" id={legendId}>
        {labelText(field)}
      </legend>
      {children}
    </fieldset>
  )
}

function classOf({ control }: Field, error: string | undefined): string {
  const width = `field field-${control['ui:options']?.width ?? 'full'}`
  return error === undefined ? width : `${width} field-wrong`
}

function labelText({ label, required }: Field): ReactNode {
  if (required) return label
  return (
    <>
      {label} <span className="field-optional">{texts.optional}</span>
    </>
  )
}
