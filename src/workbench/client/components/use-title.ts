import { useEffect } from 'react'
import texts from '../texts.json'

/** The title of the browser's tab: what is on screen, then the workbench's own name. */
export function useTitle(name?: string): void {
  useEffect(() => {
    document.title = name === undefined ? texts.title : `${name} · ${texts.title}`
  }, [name])
}
