import type { OurObjectFieldTemplateProps } from '../form-context'

/**
 * All questions of a form, in the order staff wrote (rjsf puts those that a condition shows at the end), under the
 * headings of its sections if it has any.
 */
export function ObjectFieldTemplate({ properties, registry }: OurObjectFieldTemplateProps) {
  const { order, ui } = registry.formContext.form
  const questions = properties.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  const sections = ui['ui:sections']
  if (!sections) return <div className="questions">{questions.map(({ content }) => content)}</div>
  return sections.map(({ title, properties: names }) => (
    <section key={title} className="form-section">
      <h2 className="form-section-title">{title}</h2>
      <div className="questions">
        {questions
          .filter(({ name }) => names.includes(name))
          .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
          .map(({ content }) => content)}
      </div>
    </section>
  ))
}
