import { fillText } from '../../../../engine/fill-text'
import { KindFields } from '../../components/KindFields'
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
      <KindFields
        kind={kind}
        options={options}
        onKind={(next) => change({ kind: next })}
        onOptions={(next) => change({ options: next })}
      />
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
