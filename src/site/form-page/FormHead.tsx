import { Link } from 'wouter'
import { fillText } from '../../engine/fill-text'
import type { CompiledForm } from '../../engine/schema/form'
import { Icon } from '../../ui/icons/Icon'
import { PageTop } from '../shell/page-header/PageTop'
import texts from './texts.json'

interface FormHeadProps {
  readonly form: CompiledForm
  /** Whether the hub leads here, so that there is a way back. */
  readonly hasCard: boolean
}

/** The way back to the hub, the form's name, what it is for, and what it takes. */
export function FormHead({ form, hasCard }: FormHeadProps) {
  const effort = effortOf(form)
  return (
    <PageTop title={form.schema.title} lead={form.schema.description} above={hasCard && <Breadcrumb />}>
      {effort.length > 0 && (
        <p className="form-effort">
          <Icon name="clock" size={20} />
          <span>
            {effort.map((text) => (
              <span key={text}>{text} </span>
            ))}
          </span>
        </p>
      )}
    </PageTop>
  )
}

function Breadcrumb() {
  return (
    <nav className="form-crumb" aria-label={texts.breadcrumb}>
      <Icon name="arrow-left" size={20} />
      <Link to="/forms">{texts.formsCrumb}</Link>
    </nav>
  )
}

function effortOf({ ui }: CompiledForm): readonly string[] {
  const { 'ui:minutes': minutes, 'ui:needs': needs } = ui
  return [
    ...(minutes === undefined ? [] : [minutesText(minutes)]),
    ...(needs === undefined ? [] : [fillText(texts.needs, { needs })]),
  ]
}

function minutesText(count: number): string {
  return count === 1 ? texts.minutes.one : fillText(texts.minutes.other, { count })
}
