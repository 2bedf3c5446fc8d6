import './back-to-top.css'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { scrollBehavior } from '../../ui/scroll-behavior'
import texts from './shell.json'

/** From this scroll position on the button is shown, in CSS pixels (specification.md, 9.04). */
const backToTopFrom = 300

/** Scrolls smoothly back to the top of the page, and moves the focus like the skip link. */
export function BackToTop({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const isShown = useShown()
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
    main.current?.focus({ preventScroll: true })
  }
  if (!isShown) return null
  return (
    <button type="button" className="back-to-top slab no-print" aria-label={texts.backToTop} onClick={goUp}>
      <Icon name="arrow-up" />
    </button>
  )
}

/** The size of the corner that the button and the space around it take up, in CSS pixels. */
const corner = 80

/**
 * True while the page is scrolled down, unless the button would be in the way: while the focus is inside a form or a
 * search, whose results would be under it, and where a form or a button reaches into its corner, as on a phone. There
 * it would cover what is to be read or pressed.
 */
function useShown(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () =>
      setShown(
        window.scrollY > backToTopFrom &&
          !document.activeElement?.closest('form, search') &&
          !isCornerTaken(),
      )
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
  return isShown
}

function isCornerTaken(): boolean {
  const { innerHeight, innerWidth } = window
  return [...document.querySelectorAll('main :is(form, .button)')].some((element) => {
    const { top, right, bottom } = element.getBoundingClientRect()
    return right > innerWidth - corner && bottom > innerHeight - corner && top < innerHeight
  })
}
