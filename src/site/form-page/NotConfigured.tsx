import { Alert } from '../../ui/Alert'
import { ChatLink } from './ChatLink'
import texts from './texts.json'

/** In place of a form that has nowhere to go, so that nobody writes for nothing. */
export function NotConfigured({ chatLink }: { readonly chatLink: string }) {
  return (
    <div className="form-column">
      <Alert kind="warn" className="form-banner">
        <p>{texts.notConfigured}</p>
        <ChatLink href={chatLink} />
      </Alert>
    </div>
  )
}
