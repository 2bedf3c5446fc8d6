import { useMemo, useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated'

const key = 'vote-sites-opened'

/** When each vote site was opened from this device, in milliseconds since 1970, by the site's id. */
type Opened = Readonly<Record<string, number>>

/** What is kept of the vote sites that were opened, and the way to mark one. Where nothing can be stored, nothing is said. */
export function useOpenedSites(now: () => Date): readonly [Opened, (id: string) => void] {
  const hydrated = useHydrated()
  const kept = useMemo(() => (hydrated ? readOpened() : {}), [hydrated])
  const [marked, setMarked] = useState<Opened>({})
  const opened = { ...kept, ...marked }
  const mark = (id: string) => {
    const next = { ...opened, [id]: now().getTime() }
    setMarked(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is off in this browser: the mark holds for this page.
    }
  }
  return [opened, mark]
}

function readOpened(): Opened {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    )
  } catch {
    return {}
  }
}
