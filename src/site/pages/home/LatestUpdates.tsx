import { Link } from 'wouter'
import { Emblem } from '../../../ui/Emblem'
import home from '../../content/home.json'
import type { LatestUpdatesList } from '../../content/content-types'
import latest from '../../content/latest-updates.json'
import { NewsDate } from '../updates/NewsDate'

// The linter validates it against its grammar.
const content = latest as LatestUpdatesList

/**
 * The short list of what is new (specification.md, 2.040), with a link from each entry to its news, and one to all
 * news.
 */
export function LatestUpdates({ updates = content.updates }) {
  if (updates.length === 0) return undefined
  return (
    <section aria-labelledby="latest-updates">
      <div className="latest-head">
        <h2 id="latest-updates">{home.updates.title}</h2>
        <Link to="/updates">{home.updates.more}</Link>
      </div>
      <ul className="plain-list latest-updates">
        {updates.map(({ title, text, date, news, icon }) => (
          <li key={title} className="slab card-clickable">
            {icon !== undefined && <Emblem name="things" part={icon} />}
            <NewsDate date={date} />
            <h3>
              <Link className="card-link" to={news === undefined ? '/updates' : `/updates#${news}`}>
                {title}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
