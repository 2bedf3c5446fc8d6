import { Suspense, useSyncExternalStore } from 'react'
import { optionalPart } from '../../ui/optional-part'
import { notices } from './notices'

const NoticeBar = optionalPart(async () => (await import('./NoticeBar')).NoticeBar)

/** Tells on every page how a form ended whose page its visitor has left. */
export function Notices() {
  const notice = useSyncExternalStore(notices.watch, notices.current, () => undefined)
  return (
    notice && (
      <Suspense fallback={null}>
        <NoticeBar notice={notice} />
      </Suspense>
    )
  )
}
