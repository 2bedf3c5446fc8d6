import { Link } from 'wouter'
import { buttonClass } from '../../../ui/Button'
import { Emblem } from '../../../ui/Emblem'
import { HeartMark } from '../../../ui/marks/HeartMark'
import type { Home, Vote } from '../../content/content-types'
import { fillContent } from '../../content/fill-content'
import home from '../../content/home.json'
import vote from '../../content/vote.json'

// The linter validates both against their grammars.
const { vote: words } = home as Home
const content = vote as Vote

/** Asks for a vote, shows what it earns, and leads to the vote page, while there is a site to vote on. */
export function VoteBand({ sites = content.sites }) {
  if (sites.length === 0) return undefined
  const { title, text, button, icons = [] } = words
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
