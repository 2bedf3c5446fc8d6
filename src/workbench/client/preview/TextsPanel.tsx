import { fillText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { Icon } from '../../../ui/icons/Icon'
import type { PlacedText, TextGroup } from './model/text-groups'
import { textGroups } from './model/text-groups'
import texts from '../texts.json'

interface TextsPanelProps {
  readonly form: CompiledForm
  /** Go to the place where a text is written. */
  readonly onEdit: (text: PlacedText) => void
}

/** Every text the form can show, by question, each with a link to its place. */
export function TextsPanel({ form, onEdit }: TextsPanelProps) {
  return (
    <>
      <p>{texts.texts.intro}</p>
      {textGroups(form).map((group) => (
        <Group key={group.title} group={group} onEdit={onEdit} />
      ))}
    </>
  )
}

function Group({ group, onEdit }: { readonly group: TextGroup; readonly onEdit: TextsPanelProps['onEdit'] }) {
  return (
    <section className="text-group">
      <h3>{group.title}</h3>
      <ul className="plain-list">
        {group.texts.map((text) => (
          <li key={`${text.file} ${text.path.join('/')}`} className="text-row">
            <span className="text-when">{text.when}</span>
            <span className="text-words">{text.text}</span>
            <button
              type="button"
              className="tool tool-icon"
              aria-label={fillText(texts.texts.edit, { text: text.text })}
              onClick={() => onEdit(text)}
            >
              <Icon name="pen" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
