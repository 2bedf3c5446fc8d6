import { Link } from 'react-router-dom'
import { formParts, partRoute, routeTo, type FormPartName } from '../files/route-to'
import texts from '../texts.json'

interface PartNavProps {
  readonly slug: string
  /** The part in its panel; undefined while a file is edited as text. */
  readonly part: FormPartName | undefined
  readonly hasCard: boolean
}

/** Links to the panels of a form's parts, and a switch between panels and text. */
export function PartNav({ slug, part, hasCard }: PartNavProps) {
  const { panels } = texts
  const names = formParts.filter((name) => name !== 'card' || hasCard)
  return (
    <nav className="part-nav" aria-label={panels.nav}>
      <ul className="plain-list">
        {names.map((name) => (
          <li key={name}>
            <Link
              className="file-link"
              to={partRoute(slug, name)}
              aria-current={part === name ? 'page' : undefined}
            >
              {panels.parts[name]}
            </Link>
          </li>
        ))}
        <li>
          <Link
            className="file-link"
            to={routeTo(slug)}
            aria-current={part === undefined ? 'true' : undefined}
          >
            {panels.asText}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
