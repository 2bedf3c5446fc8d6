import { useEffect, useState } from 'react'

/** How far the button and the space around it reach from the corner it stands in, in CSS pixels. */
const corner = 80

/**
 * True while a button in the lower right corner would stand in the way of a form: while the focus is inside of it, and
 * where it reaches into that corner, as it does on a phone.
 */
export function useOverForm(): boolean {
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
