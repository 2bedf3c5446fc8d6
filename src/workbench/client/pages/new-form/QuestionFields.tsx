import { fillText } from '../../../../engine/fill-text'
import { hasOptions, questionKinds } from '../../../../generate/new/new-form-answers'
import { TextField } from '../../components/TextField'
import texts from '../../texts.json'
import type { PlanEvent, PlannedQuestion } from './form-plan'
import { WhenFields } from './WhenFields'

interface QuestionFieldsProps {
  readonly question: PlannedQuestion
  readonly number: number
  /** The questions above it. */
  readonly before: readonly PlannedQuestion[]
  readonly isOnly: boolean
  /** Whether the user has tried to create the form, so that missing parts are reported. */
  readonly wasTried: boolean
  readonly send: (event: PlanEvent) => void
}

/** One question of a new form: its label, the kind of its answer, and whether it is required. */
export function QuestionFields({ question, number, before, isOnly, wasTried, send }: QuestionFieldsProps) {
  const { id, label, kind, isRequired, options } = question
  const words = texts.new
  const change = (part: Extract<PlanEvent, { type: 'question' }>['change']) =>
    send({ type: 'question', id, change: part })
  const optionsId = `options-${id}`
  return (
    <fieldset className="new-question" id={`question-${id}`}>
      <legend>{fillText(words.question, { number })}</legend>
      <TextField
        label={words.label}
        hint={words.labelHint}
        value={label}
        problem={wasTried && label.trim() === '' ? words.labelMissing : undefined}
        onChange={(text) => change({ label: text })}
      />
      <label className="field">
        <span className="field-label">{words.kind}</span>
        <select
          className="control control-select"
          value={kind}
          onChange={({ currentTarget }) =>
            change({ kind: questionKinds.find((name) => name === currentTarget.value) ?? 'text' })
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
        <div className="field">
          <label className="field-label" htmlFor={optionsId}>
            {words.options}
          </label>
          <p className="field-hint" id={`${optionsId}-hint`}>
            {words.optionsHint}
          </p>
          <textarea
            id={optionsId}
            className="control control-tall"
            rows={4}
            aria-describedby={`${optionsId}-hint`}
            value={options}
            onChange={({ currentTarget }) => change({ options: currentTarget.value })}
          />
        </div>
      )}
      <label className="tick">
        <input
          type="checkbox"
          checked={isRequired}
          onChange={({ currentTarget }) => change({ isRequired: currentTarget.checked })}
        />
        <span>{words.required}</span>
      </label>
      <WhenFields question={question} before={before} onChange={change} />
      <div className="row">
        {number > 1 && (
          <button type="button" className="tool" onClick={() => send({ type: 'question-raised', id })}>
            {fillText(words.raise, { number })}
          </button>
        )}
        {!isOnly && (
          <button type="button" className="tool" onClick={() => send({ type: 'question-removed', id })}>
            {fillText(words.remove, { number })}
          </button>
        )}
      </div>
    </fieldset>
  )
}
