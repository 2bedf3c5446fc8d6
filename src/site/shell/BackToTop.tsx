import './back-to-top.css'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { scrollBehavior } from '../../ui/scroll-behavior'
import texts from './shell.json'

/** From this scroll position on the button is shown, in CSS pixels (specification.md, 9.04). */
const backToTopFrom = 300

/** Scrolls smoothly back to the top of the page, and moves the focus like the skip link. */
export function BackToTop({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const shown = useScrolledPast(backToTopFrom)
  // On a phone it would cover the submit button, counters and errors.
  const isOverForm = useOverForm()
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
    main.current?.focus({ preventScroll: true })
  }
  if (!shown || isOverForm) return null
  return (
    <button type="button" className="back-to-top slab no-print" aria-label={texts.backToTop} onClick={goUp}>
      <Icon name="arrow-up" />
    </button>
  )
}

/** The size of the corner that the button and the space around it take up, in CSS pixels. */
const corner = 80

/**
 * True while a button in the lower right corner would be in the way: while the focus is inside a form or a search, whose
 * results would be under it, and where a form reaches into that corner, as it does on a phone.
 */
function useOverForm(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const look = () => setOver(Boolean(document.activeElement?.closest('form, search')) || isInCorner())
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
