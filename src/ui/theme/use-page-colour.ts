import { useEffect } from 'react'
import { showPageColour } from './theme-store'

/** Keep the phone browser's bar in the page's colour, also when the system goes dark or light. */
export function usePageColour(): void {
  useEffect(() => {
    showPageColour()
    const system = window.matchMedia('(prefers-color-scheme: light)')
    system.addEventListener('change', showPageColour)
    return () => system.removeEventListener('change', showPageColour)
  }, [])
}
