import { useEffect, useState } from 'react'

/**
 * A part of the page that is loaded on demand; undefined until it has arrived. If it cannot be loaded it stays
 * undefined, and the page has to do without it.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const show = async () => {
      const loaded = await load().catch(() => undefined)
      if (!isGone) setPart(() => loaded)
    }
    void show()
    return () => void (isGone = true)
  }, [load, isWanted])
  return part
}
