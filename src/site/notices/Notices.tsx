import { Suspense } from 'react'
import { optionalPart } from '../../ui/optional-part'
import { useNotice } from './notices'

const NoticeBar = optionalPart(async () => (await import('./NoticeBar')).NoticeBar)

/** Tells on every page how a form ended whose page its visitor has left. */
export function Notices() {
  const notice = useNotice()
  return (
    notice && (
      <Suspense fallback={null}>
        <NoticeBar notice={notice} />
      </Suspense>
    )
  )
}
