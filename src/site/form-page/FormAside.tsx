import { Link } from 'react-router-dom'
import { cards } from '../../catalog'
import type { CompiledForm } from '../../engine/form'
import { ChatLink } from './ChatLink'
import texts from './texts.json'

interface FormAsideProps {
  readonly form: CompiledForm
  readonly chatLink: string
}

/** Where to turn for those who are at the wrong form. */
export function FormAside({ form, chatLink }: FormAsideProps) {
  const related = (form.ui['ui:related'] ?? []).flatMap(
    (slug) => cards.find((card) => card.slug === slug) ?? [],
  )
  return (
    <aside className="form-aside" aria-labelledby="form-aside-title">
      <h2 id="form-aside-title" className="form-aside-title">
        {texts.related}
      </h2>
      <ul className="form-aside-list">
        {related.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/forms/${slug}`}>{title}</Link>
          </li>
        ))}
        <li>
          <Link to="/forms">{texts.allForms}</Link>
        </li>
      </ul>
      <ChatLink href={chatLink} />
    </aside>
  )
}
