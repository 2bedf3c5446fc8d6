import './stats.css'
import { Card } from '../../../ui/Card'
import { useLastVote, useServerStatus, useTopVoter } from '../../live/use-live-data'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import { ServerPanel } from './ServerPanel'
import texts from './stats.json'
import { LastVoteSection, TopVoterSection, VotesFailed } from './VoteSection'

/** Server status, top voter and last vote; a visitor can ask for all three again. */
export function StatsPage() {
  const [status, askStatus] = useServerStatus()
  const [topVoter, askTopVoter] = useTopVoter()
  const [lastVote, askLastVote] = useLastVote()
  // One flag for the whole page: it clears once the status reply arrives (specification.md, 4.09).
  const loading = status.state === 'pending'
  const askVotes = () => {
    askTopVoter()
    askLastVote()
  }
  const refresh = () => {
    askStatus()
    askVotes()
  }
  return (
    <>
      <PageTop island="page-stats" title={texts.heading} lead={texts.lead} />
      <PageBody>
        <div className="stats">
          <ServerPanel status={status} onRefresh={refresh} />
          <Card className="stats-votes">
            <VotesFailed votes={[topVoter, lastVote]} loading={loading} onAgain={askVotes} />
            <TopVoterSection vote={topVoter} loading={loading} />
            <LastVoteSection vote={lastVote} loading={loading} />
          </Card>
        </div>
      </PageBody>
    </>
  )
}
