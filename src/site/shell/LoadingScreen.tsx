import './loading-screen.css'
import { HeartMark } from '../../ui/marks/HeartMark'
import { Status } from '../../ui/Status'
import texts from './shell.json'

/** Covers the page while the next one loads beneath it. The node is permanent, so its text is announced when it comes. */
export function LoadingScreen({ open }: { readonly open: boolean }) {
  return (
    <Status className="loading-place no-print">
      {open && (
        <div className="loading-screen">
          <span className="loading-heart">
            <HeartMark size={72} />
          </span>
          <p>{texts.loading}</p>
        </div>
      )}
    </Status>
  )
}
