import { Link } from 'wouter'
import { HeartMark } from '../../../ui/marks/HeartMark'
import about from '../../content/about.json'
import type { NewsItem } from '../../content/content-types'
import { isoDay, withDays } from '../updates/NewsDate'

interface MilestonesProps {
  readonly news: readonly NewsItem[]
}

/** The network's history: the news by month, the oldest first. News whose date is not a day has that date as its heading. */
export function Milestones({ news }: MilestonesProps) {
  if (news.length === 0) return undefined
  const inTime = withDays(news).toSorted((one, other) => one.day.localeCompare(other.day))
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones">{about.milestonesTitle}</h2>
      <ol className="plain-list milestones">
        {[...new Set(inTime.map(monthOf))].map((month) => (
          <li key={month}>
            <HeartMark size={24} />
            <h3>{month}</h3>
            <ul className="plain-list">
              {inTime
                .filter((item) => monthOf(item) === month)
                .map(({ id, title }) => (
                  <li key={id}>
                    <Link to={`/updates#${id}`}>{title}</Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function monthOf({ date }: NewsItem): string {
  return isoDay(date) === undefined ? date : date.replace(/^\d+ | \d+,/, '')
}
