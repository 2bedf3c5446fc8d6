import privacy from '../../content/privacy.json'
import { momentWords } from '../../moment-words'
import { useToday } from '../../use-today'
import { LegalPage } from './LegalPage'
import { useHydrated } from '../../../ui/use-hydrated'
import { fillContent } from '../../content/fill-content'
import texts from './legal.json'

/** The privacy policy; the date shown is today's (specification.md, 2.091). */
export function PrivacyPage() {
  return <LegalPage island="page-privacy" text={privacy} date={<TodayText today={useToday()} />} />
}

/** A date in words, in the visitor's time zone; in the prerendered page, in UTC. */
function TodayText({ today }: { readonly today: Date }) {
  const { isoDate, ...words } = momentWords(today, useHydrated() ? undefined : 0)
  return <time dateTime={isoDate}>{fillContent(texts.date, words)}</time>
}
