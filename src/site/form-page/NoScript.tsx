import { Alert } from '../../ui/Alert'
import { ChatLink } from './ChatLink'
import texts from './texts.json'

/** For browsers without JavaScript, from which nothing can be sent. */
export function NoScript({ chatLink }: { readonly chatLink: string }) {
  return (
    <noscript>
      <Alert kind="warn" className="form-banner">
        <p>{texts.noScript}</p>
        <ChatLink href={chatLink} />
      </Alert>
    </noscript>
  )
}
