import './form-card.css'
import { memo, type KeyboardEvent } from 'react'
import { Link } from 'wouter'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import type { Card as CardEntry } from '../../../engine/schema/definition'
import { fillText } from '../../content/fill-text'
import { formIcon } from './form-icon'
import texts from './forms-hub.json'

/** One form on the forms page: the whole card is one link, which a click, Enter and Space follow. */
export const FormCard = memo(function FormCard({ card }: { readonly card: CardEntry }) {
  return (
    <Card as="article" clickable className="form-card">
      <svg className="form-card-bar" color={card.colour} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" />
      </svg>
      <div className="form-card-top">
        <span className="form-card-sign">
          <svg
            className="form-card-tile"
            color={card.colour}
            viewBox="0 0 48 48"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M4 0h40v4h4v40h-4v4H4v-4H0V4h4z" />
          </svg>
          <Icon name={formIcon(card.tags)} />
        </span>
        <h2>
          <Link className="card-link" to={`/forms/${card.slug}`} onKeyDown={openOnSpace}>
            {card.title}
          </Link>
        </h2>
      </div>
      <p>{card.description}</p>
      <ul className="plain-list chips" aria-label={texts.tagsOf}>
        {card.tags.map((tag, place) => (
          <li key={place} className="chip">
            {tag}
          </li>
        ))}
      </ul>
      <p className="small muted form-card-popularity">
        {fillText(texts.popularity, { popularity: card.popularity })}
      </p>
    </Card>
  )
})

/** A link answers Enter by itself; the specification asks for Space too, which would scroll the page. */
function openOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
