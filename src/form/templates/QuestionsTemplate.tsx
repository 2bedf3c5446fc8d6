import type { ReactNode } from 'react'
import type { Section } from '../../engine/schema/definition'

interface QuestionsTemplateProps {
  readonly sections: readonly Section[] | undefined
  readonly questions: readonly { readonly name: string; readonly content: ReactNode }[]
}

/** All questions of a form, under the headings of its sections if it has any. */
export function QuestionsTemplate({ sections, questions }: QuestionsTemplateProps) {
  if (!sections) return <div className="questions">{questions.map(({ content }) => content)}</div>
  return sections.map(({ title, properties }) => (
    <section key={title} className="form-section">
      <h2 className="form-section-title">{title}</h2>
      <div className="questions">
        {questions.filter(({ name }) => properties.includes(name)).map(({ content }) => content)}
      </div>
    </section>
  ))
}
