import './notice-bar.css'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Link } from 'wouter'
import { notices, type Notice } from './notices'
import texts from './texts.json'

/** One notice, over the current page, until it is closed. It is announced and never takes the focus. */
export function NoticeBar({ notice }: { readonly notice: Notice }) {
  const { kind, text, more, path, title } = notice
  const close = () => notices.show(undefined)
  return (
    <section className="notice-bar no-print" aria-label={texts.label}>
      <Alert kind={kind} icon={false} role={kind === 'err' ? 'alert' : 'status'}>
        <p className="notice-text">{text}</p>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className="notice-actions">
          {kind === 'err' && (
            <Link href={path} onClick={close}>
              {title}
            </Link>
          )}
          <Button kind="quiet" onClick={close}>
            {texts.close}
          </Button>
        </div>
      </Alert>
    </section>
  )
}
