import type { CompiledForm } from '../../../engine/schema/form'
import { ToolIcon } from '../components/Tool'
import { useOneForm } from '../form/one-form'
import texts from '../texts.json'
import { partAt, pointerSteps } from '../../../engine/json'
import { holdersOfWords, wordsOf, type QuestionRule } from '../../../engine/answers/error-messages'
import fallbacks from '../../../engine/answers/fallback-messages.json'
import { fillText } from '../../../engine/fill-text'
import { labelOf, uiOptionsOf } from '../../../engine/schema/questions'
import { rulesOfForm } from '../../../engine/answers/rules-of-form'
import type { FormTextName } from '../files/form-texts'
import { panelDefinitions, type PlaceInFiles } from '../panels/field-paths'
import { toPath, type JsonPath } from '../../../lint/json/json-node'
import { fieldTextOf } from '../files/json'

/** One text a visitor can read, when they read it, and where it is written. */
interface PlacedText extends PlaceInFiles {
  readonly when: string
  readonly text: string
}

/**
 * Every text of a form beyond labels and hints: error texts, the texts of controls that wait or are closed, and the
 * outcomes of sending, in the order of a visit.
 * @example textGroups(suggestion)[1]?.texts[0]?.text // => 'Title is required'
 */
export function textGroups(form: CompiledForm) {
  const rules = rulesOfForm(form)
  const questions = form.order.map((name) => {
    const all = rules.filter((rule) => rule.name === name).map((rule) => ruleText(form, rule))
    // The same text of the same rule in several branches is listed once.
    const once = all.filter(
      (text, index) =>
        all.findIndex((other) => other.when === text.when && other.text === text.text) === index,
    )
    const dependence = uiOptionsOf(form, name).dependsOn
    const controls = (['waiting', 'changed'] as const).flatMap((key) =>
      placed('ui', [name, 'ui:options', 'dependsOn', key], texts.texts[key], dependence?.[key]),
    )
    return { title: labelOf(form, name), texts: [...once, ...controls] }
  })
  const { page, outcomes } = panelDefinitions
  const heading = form.schema.errorMessage?.required
  const { parts } = texts.panels
  const above = placed('schema', ['errorMessage', 'required'], page.fields.heading.title, heading)
  const after = (['success', 'refused', 'offline'] as const).flatMap((name) =>
    placed('message', ['outcomes', name], outcomes.fields[name].title, form.message.outcomes[name]),
  )
  const groups = [{ title: parts.page, texts: above }, ...questions, { title: parts.outcomes, texts: after }]
  return groups.filter((group) => group.texts.length > 0)
}

/** A text with its place; nothing where the form has no such text. */
function placed(
  part: FormTextName,
  path: JsonPath,
  when: string,
  text: string | undefined,
): readonly PlacedText[] {
  return text === undefined ? [] : [{ when, text, part, path }]
}

/** The text of a rule with the limit in it, such as 100 for a `maxLength` of 100; without a text, the rule's place. */
function ruleText(form: CompiledForm, questionRule: QuestionRule): PlacedText {
  const { rule, path } = questionRule
  const steps = pointerSteps(path)
  const limit = fieldTextOf(rule === 'required' ? undefined : partAt(form.schema, steps), ', ')
  const places = holdersOfWords(questionRule).map((holder) => [...holder, 'errorMessage', rule])
  return {
    when: fillText(texts.texts.rules[rule], { limit }),
    text: fillText(wordsOf(form.schema, questionRule) ?? fallbacks[rule], { value: texts.texts.typed }),
    part: 'schema',
    path: toPath(places.find((place) => partAt(form.schema, place) !== undefined) ?? steps),
  }
}

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
