import { Suspense } from 'react'
import { optionalPart } from '../../ui/optional-part'
import { useSettled } from './use-settled'

const NewVersionBar = optionalPart(async () => (await import('./NewVersionBar')).NewVersionBar)

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
