import './notice-bar.css'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Link } from 'wouter'
import { fillText } from '../../engine/fill-text'
import { browserStore } from '../kept-requests'
import { copyText } from '../shell/copy/copy-text'
import { notices, type Notice } from './notices'
import { ReferenceActions, WithReference } from './ReferenceActions'
import texts from './texts.json'

const services = { copy: (text: string) => copyText(text, document), storage: browserStore }

/** One notice, over the current page, until it is closed. It is announced and never takes the focus. */
export function NoticeBar({ notice }: { readonly notice: Notice }) {
  const { kind, text, more, sent, path, title } = notice
  const close = () => notices.show(undefined)
  return (
    <section className="notice-bar no-print" aria-label={texts.label}>
      <Alert kind={kind} icon={false} role={kind === 'err' ? 'alert' : 'status'}>
        <p className="notice-text">{text}</p>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {sent && (
          <p>
            <WithReference
              text={fillText(texts.reference, { form: sent.title, reference: sent.reference })}
              reference={sent.reference}
            />
          </p>
        )}
        <div className="notice-actions">
          {kind === 'err' && (
            <Link href={path} onClick={close}>
              {title}
            </Link>
          )}
          {sent && <ReferenceActions key={sent.reference} request={sent} services={services} />}
          <Button kind="quiet" onClick={close}>
            {texts.close}
          </Button>
        </div>
      </Alert>
    </section>
  )
}
