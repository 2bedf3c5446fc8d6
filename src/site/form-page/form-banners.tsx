import { Alert } from '../../ui/Alert'
import texts from './texts.json'
import { useOnline } from './use-online'
import { ChatLink } from './ChatLink'
import type { FormSession } from './form-session'
import { loadAfterSending } from './load-after-sending'
import { useLoaded } from './use-loaded'

/** Shown while there is no network. Sending stays possible, because the browser may be wrong. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <output className="form-status">
      {!online && (
        <Alert kind="info" className="form-banner">
          <p>{texts.offline}</p>
        </Alert>
      )}
    </output>
  )
}

/** For browsers without JavaScript, which cannot send the form. */
export function NoScript() {
  return (
    <noscript>
      <Alert kind="warn" className="form-banner">
        <p>{texts.noScript}</p>
        <ChatLink />
      </Alert>
    </noscript>
  )
}

const states = { kept: texts.stuckKept, 'not-kept': texts.stuckNotKept }

/**
 * For a form that was sent before any script took over. Only the bootstrap script (`public/bootstrap.js`) is running
 * then; it makes the part that applies an alert and shows it.
 */
export function StuckNotice() {
  return (
    <>
      {Object.entries(states).map(([state, text]) => (
        <div key={state} data-stuck={state} hidden suppressHydrationWarning>
          <Alert kind="err" className="form-banner">
            <p>{text}</p>
            <ChatLink />
          </Alert>
        </div>
      ))}
    </>
  )
}

/** Instead of a form that cannot be delivered anywhere, so that no one fills it in for nothing. */
export function NotConfigured() {
  return (
    <div className="form-column">
      <Alert kind="warn" className="form-banner">
        <p>{texts.notConfigured}</p>
        <ChatLink />
      </Alert>
    </div>
  )
}

interface ClosedNoticeProps {
  readonly session: FormSession
  /** The text staff wrote for the time while the form is closed. */
  readonly text: string
}

/** Instead of the submit button while a form is closed; what was typed stays, and can be copied. */
export function ClosedNotice({ session, text }: ClosedNoticeProps) {
  const after = useLoaded(loadAfterSending, true)
  return (
    <Alert kind="warn" className="form-banner">
      <p role="status">{text}</p>
      {after && <after.CopyTyped session={session} />}
    </Alert>
  )
}
