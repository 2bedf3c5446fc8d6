import './back-to-top.css'
import type { RefObject } from 'react'
import { Icon } from '../../ui/icons/Icon'
import texts from './shell.json'
import { useOverForm } from './use-over-form'
import { useScrolledPast } from './use-scrolled-past'

/** From how far down the button is there, in CSS pixels (specification, section 9). */
const backToTopFrom = 300

/** Takes the visitor back to the top of the page, smoothly, and puts the focus where the skip link puts it. */
export function BackToTop({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const shown = useScrolledPast(backToTopFrom)
  // On a phone it would stand on the button that sends, on counters and on errors.
  const isOverForm = useOverForm()
  const goUp = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    main.current?.focus({ preventScroll: true })
  }
  if (!shown || isOverForm) return null
  return (
    <button type="button" className="back-to-top slab no-print" aria-label={texts.backToTop} onClick={goUp}>
      <Icon name="arrow-up" />
    </button>
  )
}
