import { fillText } from '../../../engine/fill-text'
import type { HubCard } from '../../../engine/schema/definition'
import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import texts from '../texts.json'

interface NeighbourCardsProps {
  readonly cards: readonly HubCard[]
  /** Where they are in the list, as seen from the card that is edited. */
  readonly place: 'before' | 'after'
}

/** Cards beside the one that is edited, quieter, so that its place in the list and its popularity can be judged. */
export function NeighbourCards({ cards, place }: NeighbourCardsProps) {
  return cards.map(({ slug, title, description, colour, popularity }) => (
    <Card key={slug} className="neighbour" colour={colour}>
      <Emblem name={slug} />
      <p className="small">
        <span className="visually-hidden">{texts.see.neighbours[place]} </span>
        <strong>{title}</strong> {description}
      </p>
      <p className="small">{fillText(texts.see.popularity, { popularity })}</p>
    </Card>
  ))
}

/**
 * The card before a form's card and the two after it, in the order of the forms page.
 * @example neighboursOf([{ slug: 'a' }, { slug: 'b' }], 'a') // => { before: [], after: [{ slug: 'b' }] }
 */
export function neighboursOf<Listed extends Pick<HubCard, 'slug'>>(
  cards: readonly Listed[],
  slug: string,
): { readonly before: readonly Listed[]; readonly after: readonly Listed[] } {
  const at = cards.findIndex((card) => card.slug === slug)
  if (at < 0) return { before: [], after: [] }
  return { before: cards.slice(Math.max(0, at - 1), at), after: cards.slice(at + 1, at + 3) }
}
