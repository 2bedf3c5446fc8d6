import { Status } from '../../ui/Status'
import { useLoaded } from '../../ui/use-loaded'
import { useNotices } from './notices'

/** Loads what draws the notices: a form's page calls it early, as there may be no network when it is needed. */
export const loadNoticeBar = () => import('./NoticeBar')

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
