import { useContext } from 'react'
import type { LastVote, TopVoter } from '../../../live/votes'
import live from '../../live/live.json'
import { fillContent } from '../../content/fill-content'
import { LiveServicesContext, type FetchState } from '../../live/use-live-data'
import { relativeTime } from '../../live/relative-time'
import { momentWords } from '../../moment-words'
import { VoteCard } from './VoteCard'

interface LastVoteCardProps {
  readonly lastVote: FetchState<LastVote>
  /** The page's loading flag: what is missing is still being waited for. */
  readonly loading: boolean
}

/** Who voted last, and when. */
export function LastVoteCard({ lastVote, loading }: LastVoteCardProps) {
  const { votes } = live
  return (
    <VoteCard
      title={votes.lastVote}
      emblem="clock"
      wait={loading ? votes.pending : votes.noLastVote}
      hasFailed={!loading && lastVote.state === 'failed'}
      facts={
        lastVote.state === 'read' && [
          [votes.player, lastVote.value.player],
          [votes.time, <VoteTime key="time" time={lastVote.value.time} />],
        ]
      }
    />
  )
}

/**
 * How long ago the vote was, which people misread least, with the moment itself as a tooltip and for screen readers. A time
 * that is not a date is shown as the service wrote it.
 */
function VoteTime({ time }: { readonly time: Date | string }) {
  const { now } = useContext(LiveServicesContext)
  if (typeof time === 'string') return time
  const moment = fillContent(live.votes.moment, momentWords(time))
  return (
    <>
      <time dateTime={time.toISOString()} title={moment}>
        {relativeTime(time, now())}
      </time>
      <span className="visually-hidden"> ({moment})</span>
    </>
  )
}

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
      emblem="trophy"
      wait={loading ? votes.pending : votes.noTopVoter}
      hasFailed={!loading && topVoter.state === 'failed'}
      facts={
        topVoter.state === 'read' && [
          [votes.player, topVoter.value.player],
          [votes.count, topVoter.value.votes],
        ]
      }
    />
  )
}
