import privacy from '../../content/privacy.json'
import { useToday } from '../../use-today'
import { LegalPage } from './LegalPage'
import { TodayText } from './TodayText'

/** The privacy policy; the date shown is today's (specification, section 2). */
export function PrivacyPage() {
  return <LegalPage island="page-privacy" text={privacy} date={<TodayText today={useToday()} />} />
}
