import { fillText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { Tool } from '../components/Tool'
import type { JsonPath } from '../files/json'
import { textGroups, type TextGroup } from './model/visitor-texts'
import texts from '../texts.json'

interface TextsPanelProps {
  readonly form: CompiledForm
  /** Go to the place where a text is written. */
  readonly onEdit: (file: string, path: JsonPath) => void
}

/** Every text the form can show, by question, each with a link to its place. */
export function TextsPanel({ form, onEdit }: TextsPanelProps) {
  return (
    <>
      <p className="muted small">{texts.texts.intro}</p>
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
            <Tool
              icon="pen"
              className="tool-icon tool-bare"
              aria-label={fillText(texts.texts.edit, { text: text.text })}
              onClick={() => onEdit(text.file, text.path)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
