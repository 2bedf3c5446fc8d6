import './back-to-top.css'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../ui/icons/Icon'
import texts from './shell.json'

/** From how far down the button is there, in CSS pixels (specification, section 9). */
const backToTopFrom = 300

/** Takes the visitor back to the top of the page, smoothly, and puts the focus where the skip link puts it. */
export function BackToTop({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const shown = useScrolledPast(backToTopFrom)
  // On a phone it would cover the button that sends, on counters and on errors.
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

/** How far the button and the space around it reach from its corner, in CSS pixels. */
const corner = 80

/**
 * True while a button in the lower right corner would be in the way of a form: while the focus is inside of it, and
 * where it reaches into that corner, as it does on a phone.
 */
function useOverForm(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const look = () => setOver(Boolean(document.activeElement?.closest('form')) || isInCorner())
    // The next element has the focus only after this one has lost it.
    const lookLater = () => setTimeout(look)
    const stop = new AbortController()
    const { signal } = stop
    look()
    document.addEventListener('focusin', look, { signal })
    document.addEventListener('focusout', lookLater, { signal })
    window.addEventListener('scroll', look, { signal, passive: true })
    window.addEventListener('resize', look, { signal })
    return () => stop.abort()
  }, [])
  return isOver
}

function isInCorner(): boolean {
  const form = document.querySelector('main form')?.getBoundingClientRect()
  if (!form) return false
  const { innerHeight, innerWidth } = window
  return form.right > innerWidth - corner && form.bottom > innerHeight - corner && form.top < innerHeight
}

/** True while the page is scrolled down by more than `limit` CSS pixels. */
function useScrolledPast(limit: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > limit)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [limit])
  return past
}
