import './form-card.css'
import { memo, useMemo, type KeyboardEvent } from 'react'
import { Link } from 'wouter'
import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import type { ListedCard } from '../../../catalog/form-module'
import { formPath } from '../../../catalog/form-path'
import { isOpen } from '../../../engine/schema/door'
import { hostClock } from '../../host-clock'
import { later } from '../../page-life'
import { type DoorClock, useDoorTime } from '../../use-door-time'
import texts from './forms-hub.json'

const pageClock: DoorClock = { ...hostClock, later }

interface FormCardProps {
  readonly card: ListedCard
  /** The element: an article if the card is one of those that the visitor asked for. */
  readonly as?: 'article' | 'div'
  /** The keywords by which a search has found it, if nothing else on the card says why. */
  readonly covers?: string | undefined
  /** The clock that decides whether the form is open; by default that of the site's host. */
  readonly clock?: DoorClock
}

/** One form on the forms page: the whole card is one link, which a click, Enter and Space follow. */
export const FormCard = memo(function FormCard(props: FormCardProps) {
  const { card, as = 'article', covers, clock = pageClock } = props
  const { door } = card
  const doors = useMemo(() => (door ? [door] : []), [door])
  const time = useDoorTime(doors, clock)
  const isClosed = door !== undefined && time !== undefined && !isOpen(door, time)
  return (
    <Card as={as} clickable className="form-card" colour={card.colour}>
      <Emblem name={card.slug} />
      <h2>
        <Link className="card-link" to={formPath(card.slug)} onKeyDown={openOnSpace}>
          {card.title}
        </Link>
      </h2>
      <p>{isClosed ? door.text : card.description}</p>
      {covers && (
        <p>
          {texts.covers} <mark>{covers}</mark>
        </p>
      )}
      <div className="form-card-foot">
        <ul className="plain-list chips" aria-label={texts.tagsOf}>
          {card.tags.map((tag) => (
            <li key={tag} className="chip">
              {tag}
            </li>
          ))}
        </ul>
        <p className="popularity">
          <span className="visually-hidden">{texts.popularity}</span> {card.popularity}
        </p>
      </div>
    </Card>
  )
})

/**
 * A link opens on Enter by itself; a card opens on Space too (specification.md, 2.119), which would otherwise scroll
 * the page.
 */
function openOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
