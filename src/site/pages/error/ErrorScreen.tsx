import '../not-found/not-found.css'
import './error.css'
import { useEffect } from 'react'
import { Button, buttonClass } from '../../../ui/Button'
import { BrokenBridge } from '../not-found/BrokenBridge'
import texts from './error.json'

/** The default error screen (specification, sections 2 and 8): its heading, and the error's message. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  useEffect(() => void (document.title = texts.heading), [])
  return (
    <div className="page not-found">
      <BrokenBridge />
      <h1>{texts.heading}</h1>
      <pre className="error-message">{error instanceof Error ? error.message : String(error)}</pre>
      <p>{texts.drafts}</p>
      <div className="not-found-ways">
        <Button kind="primary" icon="reload" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
        {/* A real load of the home page: what broke may be the part that changes pages. */}
        <a className={buttonClass('secondary')} href="/">
          {texts.home}
        </a>
      </div>
    </div>
  )
}
