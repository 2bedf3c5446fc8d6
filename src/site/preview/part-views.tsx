import { outcomeClass } from '../form-page/Outcome'
import '../form-page/after-sending/outcome.css'
import { fillText } from '../../engine/fill-text'
import type { HubCard } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import pageTexts from '../form-page/texts.json'
import { FormCard } from '../pages/forms-hub/FormCard'
import texts from './texts.json'

/** What a visitor reads after sending, in each of the three cases; the page's own components would take the focus. */
export function OutcomesView({ form }: { readonly form: CompiledForm }) {
  const { success } = form.message.outcomes
  return (
    <div className="page preview-part form-column">
      <div>
        <h2>{texts.success}</h2>
        <Card className="form-outcome form-sent" colour={form.message.colour}>
          <div className="form-sent-top">
            <p className={outcomeClass(success)}>{success}</p>
          </div>
          <dl className="form-receipt">
            <div className="form-reference">
              <dt>{pageTexts.reference}</dt>
              <dd className="exact">{fillText(texts.reference, { letters: form.message.reference })}</dd>
            </div>
          </dl>
          <p>{pageTexts.referenceHelp}</p>
        </Card>
      </div>
      {(['refused', 'offline'] as const).map((name) => (
        <div key={name}>
          <h2>{texts[name]}</h2>
          <Alert kind={name === 'offline' ? 'info' : 'err'} className="form-outcome form-failed">
            <p className="form-failed-lead">
              <span>{pageTexts.failed.notSent}.</span> <span>{pageTexts.answersKept}</span>
            </p>
            <p className={outcomeClass(form.message.outcomes[name])}>{form.message.outcomes[name]}</p>
          </Alert>
        </div>
      ))}
    </div>
  )
}

interface CardsViewProps {
  readonly form: CompiledForm
  readonly cards: readonly HubCard[]
}

/** A form's card as on the forms page, among its neighbours there, which are muted. */
export function CardsView({ form, cards }: CardsViewProps) {
  const door = form.ui['ui:door']
  return (
    <ul className="page preview-part preview-cards plain-list">
      {cards.map((card) => {
        const isOwn = card.slug === form.slug
        return (
          <li key={card.slug} aria-current={isOwn || undefined}>
            <FormCard as={isOwn ? 'article' : 'div'} card={isOwn && door ? { ...card, door } : card} />
          </li>
        )
      })}
    </ul>
  )
}
