import './home.css'
import { FeatureCards } from './FeatureCards'
import { Hero } from './Hero'
import { LatestUpdates } from './LatestUpdates'
import { LiveCards } from './LiveCards'
import { VoteBand } from './VoteBand'
import { Welcome } from './Welcome'

/** The home page, in the order of the specification's section 2. On a wide screen the hero's picture lies behind all of the top. */
export function HomePage() {
  return (
    <>
      <div className="sky home-top">
        <LiveCards />
        <Welcome />
        <Hero />
      </div>
      <div className="page">
        <LatestUpdates />
        <VoteBand />
        <FeatureCards />
      </div>
    </>
  )
}
