import './home.css'
import { useOnlineMembers, useServerStatus } from '../../live/use-live-data'
import { FeatureCards } from './FeatureCards'
import { Hero } from './Hero'
import { LatestUpdates } from './LatestUpdates'
import { ChatCard } from './ChatCard'
import { ServerCard } from './ServerCard'
import { fillContent } from '../../content/fill-content'
import home from '../../content/home.json'
import { Link } from 'wouter'
import { buttonClass } from '../../../ui/Button'
import { PageBody, useSecondStep } from '../../shell/page-header/PageBody'
import { HeartMark } from '../../../ui/marks/HeartMark'

/**
 * The home page, in the order of the specification's section 2. On a wide screen the hero's picture lies behind all of
 * the top. The status and the members are asked for once when the page opens; each card keeps its loading text if its
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

/** Asks for a vote, and leads to the vote page. */
function VoteBand() {
  const { vote } = home
  return (
    <section className="vote-band slab" aria-labelledby="vote-band">
      <HeartMark />
      <div>
        <h2 id="vote-band">{vote.title}</h2>
        <p>{fillContent(vote.text)}</p>
      </div>
      <Link className={buttonClass('secondary')} to="/vote">
        {vote.button}
      </Link>
    </section>
  )
}
