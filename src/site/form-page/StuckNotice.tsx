import { Alert } from '../../ui/Alert'
import { ChatLink } from './ChatLink'
import texts from './texts.json'

const states = { kept: texts.stuckKept, 'not-kept': texts.stuckNotKept }

/**
 * For a form that was sent and that no script has taken over. Nothing of ours runs then but the bootstrap script
 * (`public/bootstrap.js`), which shows the part that is true.
 */
export function StuckNotice({ chatLink }: { readonly chatLink: string }) {
  return (
    <>
      {Object.entries(states).map(([state, text]) => (
        <div key={state} data-stuck={state} role="alert" hidden suppressHydrationWarning>
          <Alert kind="err" className="form-banner">
            <p>{text}</p>
            <ChatLink href={chatLink} />
          </Alert>
        </div>
      ))}
    </>
  )
}
