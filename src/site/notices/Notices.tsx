import { Suspense } from 'react'
import { optionalPart } from '../../ui/optional-part'
import { useNotice } from './notices'

const NoticeBar = optionalPart(async () => (await import('./NoticeBar')).NoticeBar)

/** Reports on every page the outcome of a form whose page the visitor has left. */
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
