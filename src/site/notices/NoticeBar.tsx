import './notice-bar.css'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Link } from 'wouter'
import { fillText } from '../../engine/fill-text'
import { formPath } from '../../catalog/form-path'
import { browserStore } from '../page-life'
import type { KeptRequest } from '../kept-requests'
import { copyText } from '../shell/copy/copy-text'
import { notices, type Notice } from './notices'
import { ReferenceActions, WithReference } from './ReferenceActions'
import texts from './texts.json'

const services = { copy: (text: string) => copyText(text, document), storage: browserStore }

/**
 * One notice, over the current page, until it is closed. It never takes the focus. A failure announces itself; another
 * notice is announced by the live region around it.
 */
export function NoticeBar({ notice }: { readonly notice: Notice }) {
  const close = () => notices.show(undefined)
  const isFailure = notice.kind === 'err'
  return (
    <section className={isFailure ? 'notice-bar no-print' : undefined} aria-label={texts.label}>
      <Alert kind={notice.kind} icon={false} role={isFailure ? 'alert' : undefined}>
        <p className="notice-text">{notice.text}</p>
        <p>
          {notice.kind === 'err' ? (
            notice.more
          ) : (
            <WithReference text={referenceText(notice.sent)} reference={notice.sent.reference} />
          )}
        </p>
        <div className="notice-actions">
          {notice.kind === 'err' ? (
            <Link href={formPath(notice.form.slug)} onClick={close}>
              {notice.form.title}
            </Link>
          ) : (
            <ReferenceActions key={notice.sent.reference} request={notice.sent} services={services} />
          )}
          <Button kind="quiet" onClick={close}>
            {texts.close}
          </Button>
        </div>
      </Alert>
    </section>
  )
}

function referenceText({ title, reference }: KeptRequest): string {
  return fillText(texts.reference, { form: title, reference })
}
