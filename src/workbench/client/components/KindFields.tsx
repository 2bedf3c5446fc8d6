import { useId } from 'react'
import { hasOptions, questionKinds, type QuestionKind } from '../../../generate/new/new-form-answers'
import texts from '../texts.json'

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
  const id = useId()
  const words = texts.new
  return (
    <>
      <label className="field">
        <span className="field-label">{words.kind}</span>
        <select
          className="control control-select"
          value={kind}
          onChange={({ currentTarget }) =>
            onKind(questionKinds.find((name) => name === currentTarget.value) ?? 'text')
          }
        >
          {questionKinds.map((name) => (
            <option key={name} value={name}>
              {words.kinds[name]}
            </option>
          ))}
        </select>
      </label>
      {hasOptions(kind) && (
        <div className={`field ${problem === undefined ? '' : 'field-wrong'}`}>
          <label className="field-label" htmlFor={id}>
            {words.options}
          </label>
          <p className="field-hint" id={`${id}-hint`}>
            {words.optionsHint}
          </p>
          {problem !== undefined && (
            <p className="field-problem" role="alert" id={`${id}-problem`}>
              {problem}
            </p>
          )}
          <textarea
            id={id}
            className="control control-tall"
            rows={4}
            aria-describedby={`${id}-hint ${id}-problem`}
            value={options}
            onChange={({ currentTarget }) => onOptions(currentTarget.value)}
          />
        </div>
      )}
    </>
  )
}
