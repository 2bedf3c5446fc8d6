import { useEffect, useState } from 'react'

/** True while the focus is inside a form, so that nothing covers what is being filled in. */
export function useFocusInForm(): boolean {
  const [isInside, setInside] = useState(false)
  useEffect(() => {
    const look = () => setInside(Boolean(document.activeElement?.closest('form')))
    look()
    document.addEventListener('focusin', look)
    // The next element has the focus only after this one has lost it.
    const lookLater = () => setTimeout(look)
    document.addEventListener('focusout', lookLater)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', lookLater)
    }
  }, [])
  return isInside
}
