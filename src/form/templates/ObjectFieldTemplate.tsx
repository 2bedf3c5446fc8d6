import type { OurObjectFieldTemplateProps } from '../form-context'

/**
 * All questions of a form, in the order staff wrote (rjsf puts those that a condition shows at the end), under the
 * headings of its sections if it has any.
 */
export function ObjectFieldTemplate(props: OurObjectFieldTemplateProps) {
  const sections = sectionsOf(props)
  if (sections)
    return sections.map(({ title, questions }) => (
      <section key={title} className="form-section">
        <h2 className="form-section-title">{title}</h2>
        <div className="questions">{questions.map(({ content }) => content)}</div>
      </section>
    ))
  const { order } = props.registry.formContext.form
  const questions = props.properties.toSorted(
    (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
  )
  return <div className="questions">{questions.map(({ content }) => content)}</div>
}

/** The sections of a form with the questions that are visible, both in the order staff wrote; undefined without any. */
export function sectionsOf({ properties, registry }: OurObjectFieldTemplateProps) {
  return registry.formContext.form.ui['ui:sections']?.map(({ title, properties: names }) => ({
    title,
    questions: names.flatMap((name) => properties.filter((question) => question.name === name)),
  }))
}
