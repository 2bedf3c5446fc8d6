import { hasOptions, questionKinds, type QuestionKind } from '../../../generate/new/new-form-answers'
import texts from '../texts.json'
import { Choice } from './Choice'
import { TextField } from './TextField'

interface KindFieldsProps {
  readonly kind: QuestionKind
  /** One option a line. */
  readonly options: string
  readonly problem?: string | undefined
  readonly onKind: (kind: QuestionKind) => void
  readonly onOptions: (options: string) => void
}

/** The kind of answer to a new question, and its options where the kind has them. */
export function KindFields({ kind, options, problem, onKind, onOptions }: KindFieldsProps) {
  const words = texts.new
  return (
    <>
      <Choice
        isField
        label={words.kind}
        options={questionKinds.map((name) => [name, words.kinds[name]] as const)}
        value={kind}
        onChange={onKind}
      />
      {hasOptions(kind) && (
        <TextField
          label={words.options}
          hint={words.optionsHint}
          problem={problem}
          rows={4}
          value={options}
          onChange={onOptions}
        />
      )}
    </>
  )
}
