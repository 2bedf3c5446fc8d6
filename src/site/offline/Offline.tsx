import { lazy, Suspense, type ComponentType } from 'react'
import { useSettled } from './use-settled'

interface Part {
  readonly default: ComponentType
}

/** Nobody waits for it, and a page without it is whole: where it cannot be fetched there is nothing. */
const NewVersionBar = lazy(() =>
  import('./NewVersionBar').then<Part, Part>(
    ({ NewVersionBar }) => ({ default: NewVersionBar }),
    () => ({ default: () => null }),
  ),
)

/** What keeps the site for offline visits, once the page is at rest. */
export function Offline() {
  const isSettled = useSettled()
  return (
    isSettled && (
      <Suspense fallback={null}>
        <NewVersionBar />
      </Suspense>
    )
  )
}
