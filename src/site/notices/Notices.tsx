import { useLoaded } from '../../ui/use-loaded'
import { loadNoticeBar, useNotice } from './notices'

/** Reports on every page the outcome of a form whose page the visitor has left. */
export function Notices() {
  const notice = useNotice()
  const bar = useLoaded(loadNoticeBar, notice !== undefined)
  return notice && bar ? <bar.NoticeBar notice={notice} /> : null
}
