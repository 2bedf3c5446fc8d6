import { Link } from 'wouter'
import type { CompiledForm } from '../../engine/schema/form'
import { Icon } from '../../ui/icons/Icon'
import { PageTop } from '../shell/page-header/PageTop'
import texts from './texts.json'

interface FormHeadProps {
  readonly form: CompiledForm
  /** Whether the hub leads here, so that there is a way back. */
  readonly hasCard: boolean
}

/** The way back to the hub, the form's name beside its island, and what it is for. */
export function FormHead({ form, hasCard }: FormHeadProps) {
  const { title, description } = form.schema
  return <PageTop title={title} island={form.slug} lead={description} above={hasCard && <Breadcrumb />} />
}

function Breadcrumb() {
  return (
    <nav className="form-crumb" aria-label={texts.breadcrumb}>
      <Icon name="arrow-left" size={20} />
      <Link to="/forms">{texts.formsCrumb}</Link>
    </nav>
  )
}
