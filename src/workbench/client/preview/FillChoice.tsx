import { Choice } from '../components/Choice'
import texts from '../texts.json'
import { emptyForm, type Preview } from './use-preview'

interface FillChoiceProps {
  /** The name of the fixture that is shown, or of the empty form; without one, the answers are somebody's own. */
  readonly shown: string | undefined
  readonly preview: Preview
}

/** A select that fills in the form with one of its fixtures, or empties it. */
export function FillChoice({ shown = '', preview: { fixtures, fill, sent } }: FillChoiceProps) {
  return (
    <Choice
      label={texts.form.fill}
      placeholder={sent ? texts.form.fillSent : texts.form.fillOwn}
      options={[
        [emptyForm.name, texts.form.fillNothing],
        ...[...fixtures].map(([name, { description }]) => [name, description ?? name] as const),
      ]}
      value={shown}
      onChange={(name) => fill(fixtures.get(name) ?? emptyForm)}
    />
  )
}
