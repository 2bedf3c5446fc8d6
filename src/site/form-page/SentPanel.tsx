import { useState } from 'react'
import type { CompiledForm } from '../../engine/schema/form'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Island } from '../../ui/Island'
import { dateAndTime } from './date-and-time'
import type { FormServices } from './form-services'
import type { SentForm } from './form-state'
import { loadAfterSending } from './load-after-sending'
import { dropRequest, isKept, keepRequest } from '../kept-requests'
import texts from './texts.json'
import { useFocusOnMount } from './use-focus-on-mount'
import { useLoaded } from './use-loaded'

interface SentPanelProps {
  readonly form: CompiledForm
  readonly sent: SentForm
  readonly services: FormServices
}

/** It has arrived: a ticket with the form's own text as a heading that takes the focus, and all that is worth keeping. */
export function SentPanel({ form, sent, services }: SentPanelProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const after = useLoaded(loadAfterSending, true)
  const { reference, sentAt } = sent
  return (
    <Card className="form-outcome form-sent">
      <svg className="form-colour" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h1v1H0z" fill={form.message.colour} />
      </svg>
      <div className="form-sent-top">
        <h2 className="form-outcome-text" ref={heading} tabIndex={-1}>
          {form.message.outcomes.success}
        </h2>
        <Island name={form.slug} sizes="7rem" urgent />
      </div>
      <dl className="form-receipt">
        <div className="form-reference">
          <dt>{texts.reference}</dt>
          <dd className="exact">{reference}</dd>
        </div>
        <div>
          <dt>{texts.sentAt}</dt>
          <dd>
            <time dateTime={sentAt.toISOString()}>{dateAndTime(sentAt)}</time>
          </dd>
        </div>
      </dl>
      <p>{texts.referenceHelp}</p>
      {sent.hasMore && <p>{texts.typedSince}</p>}
      <ReferenceActions form={form} sent={sent} services={services} />
      {after && <after.SentHelp form={form} sent={sent} services={services} />}
    </Card>
  )
}

/** The number for the clipboard, or for "My requests" on this device. */
function ReferenceActions({ form, sent: { reference, sentAt }, services }: SentPanelProps) {
  const [isCopied, setCopied] = useState(false)
  const [isInRequests, setInRequests] = useState(() => isKept(services.storage(), reference))
  const copy = async () => setCopied(await services.copy(reference))
  const toggle = () => {
    const request = { reference, slug: form.slug, title: form.schema.title, sentAt: sentAt.getTime() }
    if (isInRequests) dropRequest(services.storage(), reference)
    else keepRequest(services.storage(), request)
    setInRequests(isKept(services.storage(), reference))
  }
  return (
    <div className="form-actions form-sent-actions">
      <Button kind="primary" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {texts.copyReference}
      </Button>
      <Button icon={isInRequests ? 'check' : 'download'} aria-pressed={isInRequests} onClick={toggle}>
        {texts.keepRequest}
      </Button>
      <output className="small muted">
        {isInRequests ? texts.requestKept : isCopied && texts.referenceCopied}
      </output>
    </div>
  )
}
