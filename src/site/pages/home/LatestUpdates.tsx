import { Link } from 'wouter'
import home from '../../content/home.json'
import latest from '../../content/latest-updates.json'
import { Cube } from '../../../ui/marks/Cube'

/** The short list of what is new (specification: 4 items), and the way to all of it. */
export function LatestUpdates() {
  return (
    <section aria-labelledby="latest-updates">
      <h2 id="latest-updates">{home.updates.title}</h2>
      <ul className="plain-list latest-updates">
        {latest.updates.map(({ title, text }) => (
          <li key={title}>
            <Cube size={28} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/updates">{home.updates.more}</Link>
      </p>
    </section>
  )
}
