import { useId, useState } from 'react'
import { fillText } from '../../../../engine/fill-text'
import { Button } from '../../../../ui/Button'
import { useServices } from '../../api/services'
import texts from '../../texts.json'

const key = 'workbench-tour'

/**
 * An introduction for new users: a few cards, one after the other. Once it has been closed or finished, it is not shown
 * again.
 */
export function Tour({ canSave }: { readonly canSave: boolean }) {
  const { storage } = useServices()
  const id = useId()
  const [isOver, setOver] = useState(() => storage?.getItem(key) === 'seen')
  const [place, setPlace] = useState(0)
  const { tour } = texts
  const cards = [...tour.cards, canSave ? tour.save : tour.propose]
  const card = cards[place]
  if (isOver || !card) return null
  const close = () => {
    setOver(true)
    try {
      storage?.setItem(key, 'seen')
    } catch {
      // A browser that keeps nothing shows it again next time.
    }
    document.getElementById('editor-title')?.focus()
  }
  const isLast = place === cards.length - 1
  return (
    <section className="tour" aria-labelledby={id}>
      <div aria-live="polite">
        <h2 className="tour-title" id={id}>
          {card.title}
        </h2>
        <p>{card.text}</p>
      </div>
      <p className="muted small">{fillText(tour.place, { place: place + 1, count: cards.length })}</p>
      <div className="row">
        <Button kind="primary" onClick={() => (isLast ? close() : setPlace(place + 1))}>
          {isLast ? tour.end : tour.next}
        </Button>
        {!isLast && <Button onClick={close}>{tour.close}</Button>}
      </div>
    </section>
  )
}
