import privacy from '../../content/privacy.json'
import { useToday } from '../../use-today'
import { LegalPage } from './LegalPage'
import { useHydrated } from '../../../ui/use-hydrated'
import { fillContent } from '../../content/fill-content'
import texts from './legal.json'

/** The privacy policy; the date shown is today's (specification, section 2). */
export function PrivacyPage() {
  return <LegalPage island="page-privacy" text={privacy} date={<TodayText today={useToday()} />} />
}

/** A day in words, as this visitor's calendar has it; in the prerendered page, as the build's has it (UTC). */
function TodayText({ today }: { readonly today: Date }) {
  const isLocal = useHydrated()
  const timeZone = isLocal ? undefined : 'UTC'
  const date = today.toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
  const minutesBehind = isLocal ? today.getTimezoneOffset() : 0
  const machine = new Date(today.getTime() - minutesBehind * 60_000).toISOString().slice(0, 10)
  return <time dateTime={machine}>{fillContent(texts.date, { date })}</time>
}
