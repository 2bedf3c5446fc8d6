import { Status } from '../../ui/Status'
import { useLoaded } from '../../ui/use-loaded'
import { loadNoticeBar, useNotice } from './notices'

/** Reports on every page the outcome of a form whose page the visitor has left. */
export function Notices() {
  const notice = useNotice()
  const bar = useLoaded(loadNoticeBar, notice !== undefined)
  const shown = notice && bar && <bar.NoticeBar notice={notice} />
  // A failure is an alert, which is announced wherever it appears.
  const isFailure = notice?.kind === 'err'
  return (
    <>
      <Status className="notice-bar no-print">{!isFailure && shown}</Status>
      {isFailure && shown}
    </>
  )
}
