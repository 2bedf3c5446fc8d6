import { useEffect, useState, type RefObject } from 'react'
import { Button } from '../../../ui/Button'
import texts from './texts.json'

/** While an offer is out of sight, as after a reload that keeps the place in the page: a way to it at the edge of the screen. */
export function DraftReminder({ offer }: { readonly offer: RefObject<HTMLElement | null> }) {
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    // Some browsers in use cannot tell; there the offer stands in its place.
    if (!offer.current || !('IntersectionObserver' in window)) return undefined
    const watcher = new IntersectionObserver((seen) => setOutOfSight(seen.at(-1)?.isIntersecting === false))
    watcher.observe(offer.current)
    return () => watcher.disconnect()
  }, [offer])
  if (!isOutOfSight) return null
  const show = () => {
    offer.current?.scrollIntoView({ block: 'center' })
    offer.current?.focus({ preventScroll: true })
  }
  return (
    <p className="form-draft-reminder no-print">
      {texts.reminder} <Button onClick={show}>{texts.show}</Button>
    </p>
  )
}
