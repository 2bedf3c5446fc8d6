import type { Card } from '../../../../engine/schema/definition'
import texts from '../../texts.json'

interface TagChoiceProps {
  readonly cards: readonly Card[]
  readonly chosen: readonly string[]
  readonly onChange: (tag: string, isOn: boolean) => void
}

/** The tags the cards have, to choose from: a new one is seldom needed, and can be written into the manifest later. */
export function TagChoice({ cards, chosen, onChange }: TagChoiceProps) {
  const tags = [...new Set(cards.flatMap((card) => card.tags ?? []))].toSorted()
  return (
    <fieldset className="new-tags" id="new-tags">
      <legend className="field-label">{texts.new.tags}</legend>
      <p className="field-hint">{texts.new.tagsHint}</p>
      <div className="row">
        {tags.map((tag) => (
          <label key={tag} className="tick">
            <input
              type="checkbox"
              checked={chosen.includes(tag)}
              onChange={({ currentTarget }) => onChange(tag, currentTarget.checked)}
            />
            <span>{tag}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
