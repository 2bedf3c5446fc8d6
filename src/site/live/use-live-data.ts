import { useContext } from 'react'
import { serverAddress } from '../content/fill-text'
import { readLastVote, type LastVote } from '../../live/last-vote'
import { readOnlineMembers } from '../../live/online-members'
import { OutsideContext } from './outside'
import { readServerStatus, statusUrl, type ServerStatus } from '../../live/server-status'
import { readTopVoter, type TopVoter } from '../../live/top-voter'
import { useReading, type Reading } from './use-reading'

type Live<T> = readonly [Reading<T>, () => void]

/** The game server's status, asked for at its address with the port. */
export function useServerStatus(): Live<ServerStatus> {
  const { status } = useContext(OutsideContext).services
  return useReading(status === undefined ? undefined : statusUrl(status, serverAddress), readServerStatus)
}

/** How many members of the chat group are online. */
export function useOnlineMembers(): Live<number> {
  return useReading(useContext(OutsideContext).services.widget, readOnlineMembers)
}

/** Who has voted the most. */
export function useTopVoter(): Live<TopVoter> {
  return useReading(useContext(OutsideContext).services.topVoters, readTopVoter)
}

/** Who voted last, and when. */
export function useLastVote(): Live<LastVote> {
  return useReading(useContext(OutsideContext).services.votes, readLastVote)
}
