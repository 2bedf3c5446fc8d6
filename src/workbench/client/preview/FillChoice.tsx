import { Choice } from '../components/Choice'
import texts from '../texts.json'
import type { Preview } from './use-preview'

interface FillChoiceProps {
  readonly label: string
  /** The first line. */
  readonly placeholder: string
  readonly hidesLabel?: boolean
  /** The name of the fixture whose answers are shown; without one, the first line is shown. */
  readonly shown?: string
  readonly preview: Preview
}

/** Fills the form in with one of its fixtures, at each choice. */
export function FillChoice(props: FillChoiceProps) {
  const { label, placeholder, hidesLabel = false, shown = '', preview } = props
  const { fixtures, fill } = preview
  return (
    <Choice
      hidesLabel={hidesLabel}
      label={label}
      placeholder={placeholder}
      options={[
        ['nothing at all', texts.form.fillNothing],
        ...[...fixtures].map(([name, { description }]) => [name, description ?? name] as const),
      ]}
      value={shown}
      onChange={(name) => fill(fixtures.get(name) ?? { answers: {} })}
    />
  )
}
