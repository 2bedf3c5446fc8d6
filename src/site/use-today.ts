import { useState } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { useHydrated } from '../ui/use-hydrated'

/** What the root route loads: the time of rendering, so that the first render in the browser is the same as the build's. */
export interface RootData {
  /** As an ISO 8601 date and time. */
  readonly renderedAt: string
}

/** Loads the root route's data; at build time this is the time of the build. */
export function loadRoot(): RootData {
  return { renderedAt: new Date().toISOString() }
}

/** Now, by this browser's clock; in the first render over prerendered HTML, the time of the build. */
export function useToday(): Date {
  // The root route's loader above gives this and nothing else.
  const root = useRouteLoaderData('root') as RootData | undefined
  const hydrated = useHydrated()
  const [now] = useState(() => new Date())
  return hydrated || !root ? now : new Date(root.renderedAt)
}
