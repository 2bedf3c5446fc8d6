import { useId } from 'react'
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
  /** Undefined where that is not asked, such as for the first question of a form, which must be. */
  readonly mustAnswer?: boolean
}

interface NewQuestionFieldsProps {
  readonly question: PlannedQuestion
  readonly errors?: { readonly label?: string | undefined; readonly options?: string | undefined }
  /** For links to the label's field. */
  readonly labelId?: string
  readonly hasFocus?: boolean
  readonly onChange: (change: Partial<PlannedQuestion>) => void
}

/** What a new question needs: its label, the kind of answer, whether it must be given, and options for some kinds. */
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
      <div className="questions">
        <Choice
          isField
          className="field-half"
          label={words.kind}
          options={questionKinds.map((name) => [name, words.kinds[name]] as const)}
          value={question.kind}
          onChange={(kind) => onChange({ kind })}
        />
        {question.mustAnswer !== undefined && (
          <MustAnswer chosen={question.mustAnswer} onChange={(mustAnswer) => onChange({ mustAnswer })} />
        )}
      </div>
      {hasOptions(question.kind) && (
        <TextField
          label={words.options}
          hint={words.optionsHint}
          error={errors.options}
          rows={3}
          value={question.options}
          onChange={(options) => onChange({ options })}
        />
      )}
    </>
  )
}

interface MustAnswerProps {
  readonly chosen: boolean
  readonly onChange: (chosen: boolean) => void
}

/** "Must be answered" as in the panel of a question that is there. */
function MustAnswer({ chosen, onChange }: MustAnswerProps) {
  const name = useId()
  const { yes, no, mustAnswer } = texts.panels
  return (
    <fieldset className="field field-group field-half">
      <legend className="field-label">{mustAnswer}</legend>
      <div className="tiles">
        {[true, false].map((value) => (
          <label key={String(value)} className="tile">
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChange(value)} />
            <span>{value ? yes : no}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
