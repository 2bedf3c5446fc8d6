import './home.css'
import { useOnlineMembers, useServerStatus } from '../../live/use-live-data'
import { FeatureCards } from './FeatureCards'
import { Hero } from './Hero'
import { LatestUpdates } from './LatestUpdates'
import { ChatCard } from './ChatCard'
import { ServerCard } from './ServerCard'
import { VoteBand } from './VoteBand'
import { fillContent } from '../../content/fill-content'
import home from '../../content/home.json'
import { PageBody, useSecondStep } from '../../shell/page-header/PageBody'

/**
 * The home page, in the order of specification.md, 2.021 to 2.042. On a wide screen the hero's picture lies behind all
 * of the top. The status and the members are asked for once when the page opens; each card keeps its loading text if
 * its call fails.
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
