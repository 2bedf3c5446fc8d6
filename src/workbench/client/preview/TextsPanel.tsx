import type { CompiledForm } from '../../../engine/schema/form'
import { ToolIcon } from '../components/ToolIcon'
import { useOneForm } from '../form/one-form'
import { textGroups } from './model/visitor-texts'
import texts from '../texts.json'

/** The class of a text that begins with a tick or a cross, in whose place the style sheet draws its own. */
function signOf(text: string): string {
  return text.startsWith('✅') ? 'text-tick' : text.startsWith('❌') ? 'text-cross' : ''
}

/** Every text the form can show, by question, each a button that leads to its place. */
export function TextsPanel({ form }: { readonly form: CompiledForm }) {
  const { goToText } = useOneForm()
  return (
    <>
      <p className="muted small">{texts.texts.intro}</p>
      {textGroups(form).map((group) => (
        <section key={group.title} className="text-group">
          <h3>{group.title}</h3>
          <ul className="plain-list">
            {group.texts.map(({ when, text, ...place }) => (
              <li key={JSON.stringify(place)}>
                <button type="button" className="text-row" onClick={() => goToText(place)}>
                  <span className="visually-hidden">{texts.texts.edit}</span>
                  <span className="text-when">{when}</span>
                  <span className={`text-words ${signOf(text)}`.trim()}>{text}</span>
                  <ToolIcon name="pen" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
