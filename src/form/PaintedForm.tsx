import Form from '@rjsf/core'
import { Fragment, memo, useMemo, type ReactNode } from 'react'
import type { Section } from '../engine/definition'
import type { AnswerError } from '../engine/validate'
import { engineValidator } from './engine-validator'
import type { Field } from './field'
import { paintErrors, paintForm } from './painted-form'
import { templates, widgets } from './theme'

interface PaintedFormProps {
  readonly fields: readonly Field[]
  readonly sections: readonly Section[] | undefined
  readonly errors: readonly AnswerError[]
}

/**
 * The questions, drawn by rjsf; drawn anew only when a question, a rule or an error changes. rjsf holds no answers: they
 * are on the sheet, which spares it from walking the whole form with every key.
 */
export const PaintedForm = memo(function PaintedForm({ fields, sections, errors }: PaintedFormProps) {
  const { schema, uiSchema } = useMemo(() => paintForm(fields, sections), [fields, sections])
  const extraErrors = useMemo(() => paintErrors(errors), [errors])
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={engineValidator}
      extraErrors={extraErrors}
      templates={templates}
      widgets={widgets}
      tagName={Bare}
      showErrorList={false}
    >
      {noButton}
    </Form>
  )
})

/** rjsf brings a button of its own where it is given nothing. */
const noButton = <Fragment />

/** The form element is `SchemaForm`'s own, so rjsf's is reduced to what stands in it. */
function Bare({ children }: { readonly children: ReactNode }) {
  return children
}
