import './home.css'
import { useOnlineMembers, useServerStatus } from '../../live/use-live-data'
import { FeatureCards } from './FeatureCards'
import { Hero } from './Hero'
import { LatestUpdates } from './LatestUpdates'
import { ChatCard } from './ChatCard'
import { ServerCard } from './ServerCard'
import { VoteBand } from './VoteBand'
import { Welcome } from './Welcome'

/**
 * The home page, in the order of the specification's section 2. On a wide screen the hero's picture lies behind all of
 * the top. The status and the members are asked for once when the page opens; each card keeps its loading text if its
 * call fails.
 */
export function HomePage() {
  const [status] = useServerStatus()
  const [members] = useOnlineMembers()
  return (
    <>
      <div className="sky home-top">
        <div className="live-cards slab">
          <ServerCard status={status} />
          <ChatCard members={members} />
        </div>
        <Welcome />
        <Hero status={status} />
      </div>
      <div className="page">
        <LatestUpdates />
        <VoteBand />
        <FeatureCards />
      </div>
    </>
  )
}
