import { Status } from '../../ui/Status'
import { useLoaded } from '../../ui/use-loaded'
import { loadNoticeBar, useNotices } from './notices'

/** Reports on every page the outcomes of forms whose pages the visitor has left. */
export function Notices() {
  const bar = useLoaded(loadNoticeBar, useNotices() !== undefined)
  return (
    <div className="notice-bar no-print">
      {bar && <bar.NoticeBars kind="err" />}
      <Status aria-atomic={false}>{bar && <bar.NoticeBars kind="ok" />}</Status>
    </div>
  )
}
