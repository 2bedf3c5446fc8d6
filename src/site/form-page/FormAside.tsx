import { Link } from 'wouter'
import type { FormPlace } from '../../engine/schema/form-place'
import { ChatLink } from './ChatLink'
import texts from './texts.json'

interface FormAsideProps {
  readonly related: FormPlace['related']
  readonly chatLink: string
}

/** Where to turn for those who are at the wrong form. */
export function FormAside({ related, chatLink }: FormAsideProps) {
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
