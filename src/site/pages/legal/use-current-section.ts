import { useEffect, useState } from 'react'
import type { Legal } from '../../content/content-types'

/**
 * A section that begins above this line counts as the one being read. In CSS pixels from the top of the screen, where a
 * link to a section scrolls it to 80.
 */
const readAt = 120

/**
 * The id of the section being read: the last one that began above a line near the top of the screen. At the
 * end of the page, where the last sections cannot rise to it, the one that the address names, or else the last.
 */
export function useCurrentSection(sections: Legal['sections']): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const look = () => setCurrent(findCurrent(sections.map(({ id }) => id)))
    const stop = new AbortController()
    look()
    for (const event of ['scroll', 'resize', 'hashchange'])
      window.addEventListener(event, look, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [sections])
  return current
}

function findCurrent(ids: readonly string[]): string | undefined {
  const { innerHeight, scrollY } = window
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  if (!isAtEnd) return ids.findLast((id) => topOf(id) < readAt) ?? ids[0]
  const named = location.hash.slice(1)
  return ids.includes(named) && topOf(named) > 0 ? named : ids.at(-1)
}
