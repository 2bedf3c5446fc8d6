import { type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '../../../ui/Button'
import { focusMain } from '../../../ui/focus'
import { Status } from '../../../ui/Status'
import { Link } from 'wouter'
import type { LastVote, TopVoter } from '../../../live/votes'
import { Emblem } from '../../../ui/Emblem'
import { fillContent } from '../../content/fill-content'
import live from '../../live/live.json'
import { relativeTime } from '../../live/relative-time'
import { LiveServicesContext, type FetchState } from '../../live/use-live-data'
import { momentWords } from '../../moment-words'
import texts from './stats.json'

const { votes } = live

type Facts = readonly (readonly [term: string, value: ReactNode])[]

interface VoteProps<Vote> {
  readonly vote: FetchState<Vote>
  /** The page's loading flag: what is missing may still arrive. */
  readonly loading: boolean
}

interface VotesFailedProps {
  readonly votes: readonly FetchState<unknown>[]
  /** The page's loading flag. */
  readonly loading: boolean
  /** Ask for the votes again. */
  readonly onAgain: () => void
}

/** Says once for both votes that they cannot be shown, until they can; they can be asked for again. */
export function VotesFailed({ votes, loading, onAgain }: VotesFailedProps) {
  const [isAsked, setAsked] = useState(false)
  const isPending = votes.some(({ state }) => state === 'pending')
  const hasFailed = votes.some(({ state }) => state === 'failed')
  return (
    <Status className="stats-no-votes">
      {!loading && (hasFailed || (isAsked && isPending)) && (
        <NoVotes
          isPending={isPending}
          onAgain={() => {
            setAsked(true)
            onAgain()
          }}
        />
      )}
    </Status>
  )
}

interface NoVotesProps {
  readonly isPending: boolean
  readonly onAgain: () => void
}

/** Gives the focus to the page when it disappears with it. */
function NoVotes({ isPending, onAgain }: NoVotesProps) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = line.current
    return () => {
      if (own?.contains(document.activeElement)) focusMain()
    }
  }, [])
  return (
    <div ref={line} className="stats-head">
      <p>{texts.noVotes}</p>
      <Button kind="quiet" icon="reload" pending={isPending} onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  )
}

/** Who has voted the most, and how often. */
export function TopVoterSection(props: VoteProps<TopVoter>) {
  return (
    <VoteSection
      {...props}
      title={votes.topVoter}
      action={
        <Link className={buttonClass('quiet')} to="/vote">
          {texts.voteNow}
        </Link>
      }
      emblem="trophy"
      missing={votes.noTopVoter}
      factsOf={topVoterFacts}
    />
  )
}

function topVoterFacts({ player, votes: count }: TopVoter): Facts {
  return [
    [votes.player, player],
    [votes.count, count],
  ]
}

/** Who voted last, and when. */
export function LastVoteSection(props: VoteProps<LastVote>) {
  return (
    <VoteSection
      {...props}
      title={votes.lastVote}
      emblem="clock"
      missing={votes.noLastVote}
      factsOf={lastVoteFacts}
    />
  )
}

function lastVoteFacts({ player, time }: LastVote): Facts {
  return [
    [votes.player, player],
    [votes.time, <VoteTime key="time" time={time} />],
  ]
}

/**
 * How long ago the vote was, which people misread least, with the moment itself as a tooltip and for screen readers. A time
 * that is not a date is shown as the service wrote it.
 */
function VoteTime({ time }: { readonly time: Date | string }) {
  const { now } = useContext(LiveServicesContext)
  if (typeof time === 'string') return time
  const moment = fillContent(votes.moment, momentWords(time))
  return (
    <>
      <time dateTime={time.toISOString()} title={moment}>
        {relativeTime(time, now())}
      </time>
      <span className="visually-hidden"> ({moment})</span>
    </>
  )
}

interface VoteSectionProps<Vote> extends VoteProps<Vote> {
  readonly title: string
  /** A link at the end of the heading's line. */
  readonly action?: ReactNode
  readonly emblem: string
  /** The text to show where the page has loaded without the vote. */
  readonly missing: string
  readonly factsOf: (vote: Vote) => Facts
}

/** One fact from the vote site, or the loading text while it is missing. */
function VoteSection<Vote>(props: VoteSectionProps<Vote>) {
  const { vote, loading, title, action, emblem, missing, factsOf } = props
  const id = useId()
  return (
    <section className="stats-vote" aria-labelledby={id}>
      <div className="stats-head">
        <h2 id={id}>
          <Emblem name="things" part={emblem} urgent /> {title}
        </h2>
        {action}
      </div>
      <Status>
        {vote.state === 'read' ? (
          <dl className="facts">
            {factsOf(vote.value).map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className={loading ? 'muted' : 'small muted'}>{loading ? votes.pending : missing}</p>
        )}
      </Status>
    </section>
  )
}
