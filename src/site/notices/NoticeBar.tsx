import './notice-bar.css'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { focusMain } from '../../ui/focus'
import { Link } from 'wouter'
import { fillText } from '../../engine/fill-text'
import { formPath } from '../../catalog/form-path'
import { browserStore } from '../page-life'
import type { KeptRequest } from '../kept-requests'
import { notices, useNotices, type Notice } from './notices'
import { ReferenceActions, WithReference } from './ReferenceActions'
import texts from './texts.json'

/** The notices of one kind, over the current page. A failure announces itself; other notices need a live region. */
export function NoticeBars({ kind }: { readonly kind: Notice['kind'] }) {
  return useNotices()?.map(
    (notice) => notice.kind === kind && <NoticeBar key={keyOf(notice)} notice={notice} />,
  )
}

const keys = new WeakMap<Notice, string>()
let count = 0

/** Two notices can have the same text; each keeps its own element while others are closed. */
function keyOf(notice: Notice): string {
  const key = keys.get(notice) ?? String((count += 1))
  keys.set(notice, key)
  return key
}

/** One notice, until it is closed. It never takes the focus when it appears. */
function NoticeBar({ notice }: { readonly notice: Notice }) {
  const close = () => notices.close(notice)
  const isFailure = notice.kind === 'err'
  const label = isFailure
    ? fillText(texts.label, { form: notice.form.title })
    : fillText(texts.labelSent, { form: notice.sent.title, reference: notice.sent.reference })
  return (
    <section aria-label={label}>
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
            <ReferenceActions request={notice.sent} storage={browserStore} />
          )}
          <Button
            kind="quiet"
            className="notice-close"
            onClick={({ currentTarget }) => {
              focusAnother(currentTarget)
              close()
            }}
          >
            {texts.close}
          </Button>
        </div>
      </Alert>
    </section>
  )
}

/** Move the focus from the button that closes a notice to that of another notice, or else to the page. */
function focusAnother(button: HTMLElement): void {
  const all = document.querySelectorAll<HTMLElement>('.notice-close')
  const next = Array.from(all).find((other) => other !== button)
  if (next) next.focus()
  else focusMain()
}

function referenceText({ title, reference }: KeptRequest): string {
  return fillText(texts.reference, { form: title, reference })
}
