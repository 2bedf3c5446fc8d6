import { useEffect, useState } from 'react'

/**
 * A part of the page that is loaded on demand; undefined until it has arrived. If it cannot be loaded, the page has to do
 * without it until there is a network again.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const show = async () => {
      try {
        const loaded = await load()
        if (!isGone) setPart(() => loaded)
      } catch {
        window.addEventListener('online', again, { once: true })
      }
    }
    const again = () => {
      if (isGone) return
      requestStylesAgain()
      void show()
    }
    void show()
    return () => void (isGone = true)
  }, [load, isWanted])
  return part
}

/** Vite links to a part's styles only once, even if they could not be loaded. */
function requestStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}
