import { fillText } from '../../../../engine/fill-text'
import texts from '../../texts.json'
import { Choice } from '../../components/Choice'
import { Ticks } from '../../components/Ticks'
import { sourcesIn, type PlannedQuestion } from './form-plan'

interface WhenFieldsProps {
  readonly question: PlannedQuestion
  /** The questions above it. */
  readonly before: readonly PlannedQuestion[]
  readonly onChange: (change: Partial<Pick<PlannedQuestion, 'waitsFor' | 'awaited'>>) => void
}

const always = 'always'

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
      <Choice
        isField
        label={words.when}
        options={[
          [always, words.always],
          ...sources.map(({ id, label }) => [String(id), fillText(words.afterAnswer, { label })] as const),
        ]}
        value={source ? String(source.id) : always}
        onChange={(value) =>
          onChange({ waitsFor: value === always ? undefined : Number(value), awaited: [] })
        }
      />
      {source && (
        <Ticks
          label={fillText(words.awaited, { label: source.label })}
          options={source.choices}
          chosen={awaited}
          onChange={(chosen) => onChange({ awaited: chosen })}
        />
      )}
    </>
  )
}
