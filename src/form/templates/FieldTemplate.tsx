import type { ReactNode } from 'react'
import { describedBy, partId } from '../describe-by'
import { isGroup, type Field } from '../field'
import { ClosedOptions } from '../parts/ClosedOptions'
import { Counter } from '../parts/Counter'
import { DependenceStatus } from '../parts/DependenceStatus'
import { FieldError } from '../parts/FieldError'
import texts from '../texts.json'

interface FieldTemplateProps {
  readonly field: Field
  readonly error: string | undefined
  readonly children: ReactNode
}

/** One question on the page: label, hint, error, control, counter, in this order. */
export function FieldTemplate({ field, error, children }: FieldTemplateProps) {
  const dependence = field.control['ui:dependsOn']
  const parts = (
    <>
      {field.hint !== undefined && (
        <p className="field-hint" id={partId(field, 'hint')}>
          {field.hint}
        </p>
      )}
      <FieldError field={field} error={error} />
      {children}
      <ClosedOptions field={field} />
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
            <LabelText field={field} />
          </label>
          {parts}
        </>
      )}
    </div>
  )
}

function Group({ field, error, children }: FieldTemplateProps) {
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
        <LabelText field={field} />
      </legend>
      {children}
    </fieldset>
  )
}

function classOf({ control }: Field, error: string | undefined): string {
  const width = `field field-${control['ui:width'] ?? 'full'}`
  return error === undefined ? width : `${width} field-wrong`
}

function LabelText({ field }: { readonly field: Field }) {
  if (field.required) return field.label
  return (
    <>
      {field.label} <span className="field-optional">{texts.optional}</span>
    </>
  )
}
