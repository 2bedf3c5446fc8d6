import { Link } from 'react-router-dom'
import { cards } from '../../catalog'
import { fillText } from '../../engine/fill-text'
import type { CompiledForm } from '../../engine/form'
import { Icon } from '../../ui/icons/Icon'
import { titleId } from './title-id'
import texts from './texts.json'

/** The way back to the hub, the form's name, what it is for, and what it takes. */
export function FormHead({ form }: { readonly form: CompiledForm }) {
  const minutes = form.ui['ui:minutes']
  const needs = form.ui['ui:needs']
  return (
    <header className="form-head">
      {cards.some(({ slug }) => slug === form.slug) && (
        <nav className="form-crumb" aria-label={texts.breadcrumb}>
          <Icon name="arrow-left" size={20} />
          <Link to="/forms">{texts.formsCrumb}</Link>
        </nav>
      )}
      <h1 id={titleId} tabIndex={-1}>
        {form.schema.title}
      </h1>
      <p className="lead">{form.schema.description}</p>
      {(minutes !== undefined || needs !== undefined) && (
        <p className="form-effort">
          <Icon name="clock" size={20} />
          <span>
            {minutes !== undefined && <span>{minutesText(minutes)}</span>}{' '}
            {needs !== undefined && <span>{fillText(texts.needs, { needs })}</span>}
          </span>
        </p>
      )}
    </header>
  )
}

function minutesText(minutes: number): string {
  return minutes === 1 ? texts.minutes.one : fillText(texts.minutes.other, { count: minutes })
}
