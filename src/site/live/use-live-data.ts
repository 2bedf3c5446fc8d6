import { useContext } from 'react'
import { serverAddress } from '../content/fill-content'
import { readOnlineMembers, readServerStatus, statusUrl, type ServerStatus } from '../../live/server-status'
import { readLastVote, readTopVoter, type LastVote, type TopVoter } from '../../live/votes'
import { LiveServicesContext } from './services'
import { useFetch, type FetchState } from './use-fetch'

type Live<T> = readonly [FetchState<T>, () => void]

/** The game server's status, asked for at its address with the port. */
export function useServerStatus(): Live<ServerStatus> {
  const { status } = useContext(LiveServicesContext).services
  return useFetch(status === undefined ? undefined : statusUrl(status, serverAddress), readServerStatus)
}

/** How many members of the chat group are online. */
export function useOnlineMembers(): Live<number> {
  return useFetch(useContext(LiveServicesContext).services.widget, readOnlineMembers)
}

/** Who has voted the most. */
export function useTopVoter(): Live<TopVoter> {
  return useFetch(useContext(LiveServicesContext).services.topVoters, readTopVoter)
}

/** Who voted last, and when. */
export function useLastVote(): Live<LastVote> {
  return useFetch(useContext(LiveServicesContext).services.votes, readLastVote)
}
