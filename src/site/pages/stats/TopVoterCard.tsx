import live from '../../live/live.json'
import type { TopVoter } from '../../../live/votes'
import type { FetchState } from '../../live/use-fetch'
import { VoteCard } from './VoteCard'

interface TopVoterCardProps {
  readonly topVoter: FetchState<TopVoter>
  /** The page's loading flag: what is missing is still being waited for. */
  readonly loading: boolean
}

/** Who has voted the most, and how often. */
export function TopVoterCard({ topVoter, loading }: TopVoterCardProps) {
  const { votes } = live
  return (
    <VoteCard
      title={votes.topVoter}
      icon="trophy"
      wait={loading ? votes.pending : votes.noTopVoter}
      facts={
        topVoter.state === 'read' && [
          [votes.player, topVoter.value.player],
          [votes.count, topVoter.value.votes],
        ]
      }
    />
  )
}
