import { useEffect, useState } from 'react'

/**
 * A part of the page that is fetched only when it is wanted; undefined until it is there, or when it cannot be fetched:
 * the page has to do without it then.
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
