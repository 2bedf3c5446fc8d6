import privacy from '../../content/privacy.json'
import { LegalPage } from './LegalPage'

/** The privacy policy; without a date in its text, the date shown is today's (specification.md, 2.091). */
export function PrivacyPage() {
  return <LegalPage island="page-privacy" text={privacy} />
}
