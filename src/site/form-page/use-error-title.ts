import { useEffect } from 'react'
import texts from './texts.json'

/** Puts "Error: " before the page's title as long as there is something to mend. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined
    document.title = `${texts.errorTitle}${document.title}`
    return () => {
      if (document.title.startsWith(texts.errorTitle)) {
        document.title = document.title.slice(texts.errorTitle.length)
      }
    }
  }, [hasErrors])
}
