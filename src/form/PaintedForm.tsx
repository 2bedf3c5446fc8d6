import Form from '@rjsf/core'
import { Fragment, memo, useMemo, type ReactNode } from 'react'
import type { Section } from '../engine/schema/definition'
import { engineValidator } from './engine-validator'
import type { Field } from './field'
import { paintForm } from './painted-form'
import { theme } from './theme'

interface PaintedFormProps {
  readonly fields: readonly Field[]
  readonly sections: readonly Section[] | undefined
}

/**
 * The questions, drawn by rjsf; drawn anew only when a question or a rule changes. rjsf holds neither answers nor errors:
 * answers are on the sheet and errors in a context, which spares it from walking the whole form with every key.
 */
export const PaintedForm = memo(function PaintedForm({ fields, sections }: PaintedFormProps) {
  const { schema, uiSchema } = useMemo(() => paintForm(fields, sections), [fields, sections])
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={engineValidator}
      {...theme}
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
