import './vote.css'
import { Emblem } from '../../../ui/Emblem'
import type { Vote } from '../../content/content-types'
import { fillContent } from '../../content/fill-content'
import content from '../../content/vote.json'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import texts from './vote-texts.json'
import { VoteSites } from './VoteSites'

// The linter validates it against its grammar, which lists the icons.
const ownVote = content as Vote

/** What a vote earns, and where to vote. */
export function VotePage({ vote = ownVote }) {
  return (
    <>
      <PageTop island="page-vote" title={vote.title} lead={fillContent(vote.lead)}>
        {vote.rewards.length > 0 && (
          <section aria-labelledby="rewards">
            <h2 id="rewards">{vote.rewardsTitle}</h2>
            <p>{vote.everyVote}</p>
            <ul className="plain-list rewards">
              {vote.rewards.map(({ text, icon }) => (
                <li key={text}>
                  <Emblem name="things" part={icon} urgent /> <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </PageTop>
      <PageBody className="vote">
        {vote.sites.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <section aria-labelledby="vote-sites">
            <h2 id="vote-sites">{vote.sitesTitle}</h2>
            <p>{texts.how}</p>
            <VoteSites sites={vote.sites} />
          </section>
        )}
      </PageBody>
    </>
  )
}
