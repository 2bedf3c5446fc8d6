import { Choice } from '../components/Choice'
import texts from '../texts.json'
import type { Preview } from './use-preview'

interface FillChoiceProps {
  readonly label: string
  /** What the select shows while no fixture is selected. */
  readonly placeholder: string
  /** The name of the selected fixture; without one, the placeholder is shown. */
  readonly shown?: string | undefined
  readonly preview: Preview
}

/** A select that fills in the form with one of its fixtures. */
export function FillChoice(props: FillChoiceProps) {
  const { label, placeholder, shown = '', preview } = props
  const { fixtures, fill } = preview
  return (
    <Choice
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
