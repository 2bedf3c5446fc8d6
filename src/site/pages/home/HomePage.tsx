import './home.css'
import { FeatureCards } from './FeatureCards'
import { Hero } from './Hero'
import { LatestUpdates } from './LatestUpdates'
import { LiveCards } from './LiveCards'
import { VoteBand } from './VoteBand'
import { Welcome } from './Welcome'

/** The home page, in the order of the specification's section 2. */
export function HomePage() {
  return (
    <>
      <div className="sky home-sky">
        <div className="page">
          <LiveCards />
          <Welcome />
        </div>
      </div>
      <div className="page home">
        <Hero />
        <LatestUpdates />
        <VoteBand />
        <FeatureCards />
      </div>
    </>
  )
}
