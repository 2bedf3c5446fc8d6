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
  const questions = inOrder(props.properties, props.registry.formContext.form.order)
  return <div className="questions">{questions.map(({ content }) => content)}</div>
}

type Questions = OurObjectFieldTemplateProps['properties']

/** Those of the questions that have one of these names, in the order of the names. */
function inOrder(questions: Questions, names: readonly string[]): Questions {
  return names.flatMap((name) => questions.filter((question) => question.name === name))
}

/** The sections of a form with the questions that are visible, both in the order staff wrote; undefined without any. */
export function sectionsOf({ properties, registry }: OurObjectFieldTemplateProps) {
  return registry.formContext.form.ui['ui:sections']?.map(({ title, properties: names }) => ({
    title,
    questions: inOrder(properties, names),
  }))
}
