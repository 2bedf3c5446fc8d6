import { hasOptions, questionKinds, type QuestionKind } from '../../../generate/new/new-form-answers'
import texts from '../texts.json'
import { Choice } from './Choice'
import { TextField } from './TextField'

/** A new question while it is planned. */
export interface PlannedQuestion {
  readonly label: string
  readonly kind: QuestionKind
  /** One option per line. */
  readonly options: string
}

interface NewQuestionFieldsProps {
  readonly question: PlannedQuestion
  readonly errors?: { readonly label?: string | undefined; readonly options?: string | undefined }
  /** For links to the label's field. */
  readonly labelId?: string
  readonly hasFocus?: boolean
  readonly onChange: (change: Partial<PlannedQuestion>) => void
}

/** What a new question needs: its label, the kind of answer, and options where the kind has them. */
export function NewQuestionFields(props: NewQuestionFieldsProps) {
  const { question, errors = {}, labelId, hasFocus = false, onChange } = props
  const words = texts.new
  return (
    <>
      <TextField
        {...(labelId !== undefined && { id: labelId })}
        label={words.label}
        hint={words.labelHint}
        value={question.label}
        error={errors.label}
        hasFocus={hasFocus}
        onChange={(label) => onChange({ label })}
      />
      <Choice
        isField
        label={words.kind}
        options={questionKinds.map((name) => [name, words.kinds[name]] as const)}
        value={question.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {hasOptions(question.kind) && (
        <TextField
          label={words.options}
          hint={words.optionsHint}
          error={errors.options}
          rows={4}
          value={question.options}
          onChange={(options) => onChange({ options })}
        />
      )}
    </>
  )
}
