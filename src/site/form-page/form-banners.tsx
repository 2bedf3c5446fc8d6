import { Alert } from '../../ui/Alert'
import texts from './texts.json'
import { useOnline } from '../../ui/use-online'
import { ChatLink } from './ChatLink'
import type { FormSession } from './form-session'
import { loadAfterSending } from './load-after-sending'
import { LateAlert } from './Outcome'
import { useFocusOnMount } from '../../ui/focus'
import { useLoaded } from '../../ui/use-loaded'

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

interface ChatBannerProps {
  readonly kind: 'warn' | 'err'
  readonly text: string
}

/** What keeps a form from being sent here, and the link to where staff can help. */
export function ChatBanner({ kind, text }: ChatBannerProps) {
  return (
    <Alert kind={kind} className="form-banner">
      <p>{text}</p>
      <ChatLink />
    </Alert>
  )
}

const states = { kept: texts.stuckKept, 'not-kept': texts.stuckNotKept }

/**
 * For a form that was sent before any script took over. Only the bootstrap script (`public/bootstrap.js`) is running
 * then; it makes the part that applies an alert and shows it.
 */
export function StuckNotice() {
  return Object.entries(states).map(([state, text]) => (
    <div key={state} data-stuck={state} hidden suppressHydrationWarning>
      <ChatBanner kind="err" text={text} />
    </div>
  ))
}

interface ClosedNoticeProps {
  readonly session: FormSession
  /** The text staff wrote for the time while the form is closed. */
  readonly text: string
  /** Whether it took the place of the submit button because the form was sent. */
  readonly isRefused: boolean
}

/**
 * Instead of the submit button while a form is closed; what was typed stays, and can be copied. It takes the focus that the
 * button had.
 */
export function ClosedNotice({ session, text, isRefused }: ClosedNoticeProps) {
  const after = useLoaded(loadAfterSending, true)
  const notice = useFocusOnMount<HTMLDivElement>()
  // In the first render, the only one that counts, the button is still there.
  const hadFocus = document.activeElement?.matches('[type=submit]')
  return (
    <Alert kind="warn" className="form-banner" ref={isRefused || hadFocus ? notice : undefined} tabIndex={-1}>
      {isRefused ? <LateAlert text={text} /> : <p role="status">{text}</p>}
      {after && <after.CopyTyped session={session} />}
    </Alert>
  )
}
