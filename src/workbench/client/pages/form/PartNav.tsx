import { Link } from 'react-router-dom'
import { formParts, partRoute, routeTo } from '../../files/route-to'
import texts from '../../texts.json'
import { useOneForm } from './one-form'

/** Links to the panels of a form's parts, and a switch between panels and text. */
export function PartNav() {
  const { slug, part, cards } = useOneForm()
  const { panels } = texts
  const hasCard = cards.some((card) => card.slug === slug)
  const links = formParts.map((name) => ({
    name,
    to: partRoute(slug, name),
    label: panels.parts[name],
    current: part === name && ('page' as const),
  }))
  const asText = { name: 'text', to: routeTo(slug), label: panels.asText, current: part === undefined }
  return (
    <nav className="part-nav" aria-label={panels.nav}>
      <ul className="plain-list">
        {[...links, asText]
          .filter(({ name }) => name !== 'card' || hasCard)
          .map(({ name, to, label, current }) => (
            <li key={name}>
              <Link className="file-link" to={to} aria-current={current || undefined}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
