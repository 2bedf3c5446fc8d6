import { Choice } from '../components/Choice'
import texts from '../texts.json'
import type { Preview } from './use-preview'

interface FillChoiceProps {
  readonly label: string
  /** The first line. */
  readonly placeholder: string
  readonly hidesLabel?: boolean
  readonly preview: Preview
}

/** Fills the form in with one of its fixtures. It acts on each choice, and then shows its first line again. */
export function FillChoice({ label, placeholder, hidesLabel = false, preview }: FillChoiceProps) {
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
      value=""
      onChange={(name) => fill(fixtures.get(name) ?? { answers: {} })}
    />
  )
}
