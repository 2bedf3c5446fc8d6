import type { CompiledForm } from '../../engine/schema/form'
import { Alert } from '../../ui/Alert'
import { dateAndTime } from './date-and-time'
import type { FormServices } from './form-services'
import type { SentForm } from './form-state'
import { loadAfterSending } from './load-after-sending'
import texts from './texts.json'
import { useFocusOnMount } from './use-focus-on-mount'
import { useLoaded } from './use-loaded'

interface SentPanelProps {
  readonly form: CompiledForm
  readonly sent: SentForm
  readonly services: FormServices
}

/** It has arrived: the form's own text as a heading that takes the focus, and all that is worth keeping. */
export function SentPanel({ form, sent, services }: SentPanelProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const after = useLoaded(loadAfterSending, true)
  return (
    <Alert kind="ok" icon={false} className="form-outcome form-sent">
      <h2 className="form-outcome-text" ref={heading} tabIndex={-1}>
        {form.message.outcomes.success}
      </h2>
      <dl className="form-receipt">
        <div>
          <dt>{texts.reference}</dt>
          <dd className="mono">{sent.reference}</dd>
        </div>
        <div>
          <dt>{texts.sentAt}</dt>
          <dd>
            <time dateTime={sent.sentAt.toISOString()}>{dateAndTime(sent.sentAt)}</time>
          </dd>
        </div>
      </dl>
      <p>{texts.referenceHelp}</p>
      {sent.hasMore && <p>{texts.typedSince}</p>}
      {after && <after.SentHelp form={form} sent={sent} services={services} />}
    </Alert>
  )
}
