import { memo, use, type ComponentType } from 'react'
import type { Field } from '../field'
import { ErrorsContext } from '../sheet-context'
import { QuestionTemplate } from '../templates/QuestionTemplate'
import type { WidgetProps } from '../widgets/widget-props'

interface QuestionFieldProps {
  readonly field: Field
  /** What edits its answer. */
  readonly Widget: ComponentType<WidgetProps>
}

/** One question: knows what is wrong with its answer, and is drawn anew only when that, or the question, changes. */
export function QuestionField({ field, Widget }: QuestionFieldProps) {
  const error = use(ErrorsContext).get(field.name)
  return <Question field={field} error={error} Widget={Widget} />
}

// An error that comes or goes concerns one question: the others are not drawn again.
const Question = memo(QuestionTemplate)
