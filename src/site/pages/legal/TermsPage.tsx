import terms from '../../content/terms.json'
import { LegalPage } from './LegalPage'

/** The terms of service. */
export function TermsPage() {
  return <LegalPage island="page-terms" text={terms} />
}
