import { use, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated'
import { PageRenderingContext } from './page-rendering'

/** Now, by this browser's clock; in the first render over prerendered HTML, the time of the build. */
export function useToday(): Date {
  const rendered = use(PageRenderingContext)
  const hydrated = useHydrated()
  const [now] = useState(() => new Date())
  return hydrated || !rendered ? now : new Date(rendered.renderedAt)
}
