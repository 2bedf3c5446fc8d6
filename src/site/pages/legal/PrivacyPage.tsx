import privacy from '../../content/privacy.json'
import { useToday } from '../../use-today'
import { LegalPage } from './LegalPage'
import { useHydrated } from '../../../ui/use-hydrated'
import { fillContent } from '../../content/fill-content'
import texts from './legal.json'

/** The privacy policy; the date shown is today's (specification.md, 2.091). */
export function PrivacyPage() {
  return <LegalPage island="page-privacy" text={privacy} date={<TodayText today={useToday()} />} />
}

/**
 * A date in words, in the visitor's time zone; in the prerendered page, in UTC. The months are a list in the texts, as
 * creating the browser's own date format takes longer than drawing the page.
 */
function TodayText({ today }: { readonly today: Date }) {
  const minutesBehind = useHydrated() ? today.getTimezoneOffset() : 0
  const here = new Date(today.getTime() - minutesBehind * 60_000)
  const words = {
    month: texts.months[here.getUTCMonth()] ?? '',
    day: here.getUTCDate(),
    year: here.getUTCFullYear(),
  }
  return <time dateTime={here.toISOString().slice(0, 10)}>{fillContent(texts.date, words)}</time>
}
