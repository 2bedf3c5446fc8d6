import { Link } from 'wouter'
import { buttonClass } from '../../../ui/Button'
import { Emblem } from '../../../ui/Emblem'
import { HeartMark } from '../../../ui/marks/HeartMark'
import type { Home } from '../../content/content-types'
import { fillContent } from '../../content/fill-content'
import home from '../../content/home.json'

/** Asks for a vote, shows what it earns, and leads to the vote page. */
export function VoteBand() {
  // The linter validates it against its grammar, where the icons are optional.
  const { title, text, button, icons = [] } = (home as Home).vote
  return (
    <section className="vote-band slab own-scheme" aria-labelledby="vote-band">
      <HeartMark />
      <div className="vote-band-words">
        <h2 id="vote-band">{title}</h2>
        <p>{fillContent(text)}</p>
      </div>
      <div className="vote-band-rewards">
        {icons.map((icon) => (
          <Emblem key={icon} name="things" part={icon} />
        ))}
      </div>
      <Link className={buttonClass('secondary')} to="/vote">
        {button}
      </Link>
    </section>
  )
}
