import { fillText } from '../../../../engine/fill-text'
import texts from '../../texts.json'
import { sourcesIn, type PlannedQuestion } from './form-plan'

interface WhenFieldsProps {
  readonly question: PlannedQuestion
  /** The questions above it. */
  readonly before: readonly PlannedQuestion[]
  readonly onChange: (change: Partial<Pick<PlannedQuestion, 'waitsFor' | 'awaited'>>) => void
}

/**
 * Whether a question is always visible or depends on an answer; renders nothing unless a question above offers a
 * choice.
 */
export function WhenFields({ question: { waitsFor, awaited }, before, onChange }: WhenFieldsProps) {
  const words = texts.new
  const sources = sourcesIn(before)
  const source = sources.find(({ id }) => id === waitsFor)
  if (sources.length === 0) return null
  return (
    <>
      <label className="field">
        <span className="field-label">{words.when}</span>
        <select
          className="control control-select"
          value={source?.id ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ waitsFor: value === '' ? undefined : Number(value), awaited: [] })
          }
        >
          <option value="">{words.always}</option>
          {sources.map(({ id, label }) => (
            <option key={id} value={id}>
              {fillText(words.afterAnswer, { label })}
            </option>
          ))}
        </select>
      </label>
      {source && (
        <fieldset className="new-tags">
          <legend className="field-label">{fillText(words.awaited, { label: source.label })}</legend>
          <div className="row">
            {source.choices.map((choice) => (
              <label key={choice} className="tick">
                <input
                  type="checkbox"
                  checked={awaited.includes(choice)}
                  onChange={({ currentTarget }) =>
                    onChange({
                      awaited: currentTarget.checked
                        ? [...awaited, choice]
                        : awaited.filter((other) => other !== choice),
                    })
                  }
                />
                <span>{choice}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
