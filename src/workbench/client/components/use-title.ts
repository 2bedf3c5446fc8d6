import { useEffect } from 'react'
import texts from '../texts.json'

/** The title of the browser's tab: the name of the page, then that of the workbench. */
export function useTitle(name?: string): void {
  useEffect(() => {
    document.title = name === undefined ? texts.title : `${name} · ${texts.title}`
  }, [name])
}
