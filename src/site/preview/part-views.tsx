import '../form-page/after-sending/outcome.css'
import type { HubCard } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { Emblem } from '../../ui/Emblem'
import { FormCard } from '../pages/forms-hub/FormCard'
import texts from './texts.json'

/** What a visitor reads after sending, in each of the three cases; the real ones would take the focus. */
export function OutcomesView({ form }: { readonly form: CompiledForm }) {
  const { success, refused, offline } = form.message.outcomes
  return (
    <div className="page preview-part">
      <h2>{texts.success}</h2>
      <Card className="form-outcome form-sent" colour={form.message.colour}>
        <div className="form-sent-top">
          <p className="form-outcome-text">{success}</p>
          <Emblem name={form.slug} urgent />
        </div>
      </Card>
      {(
        [
          ['refused', refused],
          ['offline', offline],
        ] as const
      ).map(([name, text]) => (
        <div key={name}>
          <h2>{texts[name]}</h2>
          <Alert kind="err" icon={false} className="form-outcome form-failed">
            <p className="form-outcome-text">{text}</p>
          </Alert>
        </div>
      ))}
    </div>
  )
}

/** The form's card as on the forms page; nothing for a form without one. */
export function CardView({
  card,
  form,
}: {
  readonly card: HubCard | undefined
  readonly form: CompiledForm
}) {
  const door = form.ui['ui:door']
  if (!card) return null
  return (
    <div className="page preview-part">
      <FormCard card={{ ...card, ...(door && { door }) }} />
    </div>
  )
}
