import './home.css'
import { useOnlineMembers, useServerStatus } from '../../live/use-live-data'
import { FeatureCards } from './FeatureCards'
import { Hero } from './Hero'
import { LatestUpdates } from './LatestUpdates'
import { ChatCard } from './ChatCard'
import { ServerCard } from './ServerCard'
import { fillContent } from '../../content/fill-content'
import type { Home } from '../../content/content-types'
import home from '../../content/home.json'
import { Link } from 'wouter'
import { buttonClass } from '../../../ui/Button'
import { PageBody, useSecondStep } from '../../shell/page-header/PageBody'
import { Emblem } from '../../../ui/Emblem'
import { HeartMark } from '../../../ui/marks/HeartMark'

/**
 * The home page, in the order of specification.md, 2.021 to 2.042. On a wide screen the hero's picture lies behind the
 * whole top. The status and the members are asked for once when the page opens; each card keeps its loading text if its
 * call fails.
 */
export function HomePage() {
  const [status] = useServerStatus()
  const [members] = useOnlineMembers()
  const isWhole = useSecondStep()
  return (
    <>
      <div className="sky home-top">
        <div className="live-cards slab">
          <ServerCard status={status} />
          <ChatCard members={members} />
        </div>
        <Welcome />
        {isWhole && <Hero status={status} />}
      </div>
      <PageBody>
        <LatestUpdates />
        <VoteBand />
        <FeatureCards />
      </PageBody>
    </>
  )
}

/** Says where the visitor is. */
function Welcome() {
  return (
    <section className="welcome">
      <h1>{fillContent(home.welcome.title)}</h1>
      <p className="lead">{fillContent(home.welcome.text)}</p>
    </section>
  )
}

/** Asks for a vote, shows what it earns, and leads to the vote page. */
function VoteBand() {
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
