import { useSyncExternalStore } from 'react'
import { useServices } from '../services'
import { usePolling } from '../api/use-polling'
import type { ApiFailure } from './github'

/** What is proposed, as a page sees it. */
export function useProposals() {
  const { proposals } = useServices()
  const state = useSyncExternalStore(proposals.subscribe, proposals.get)
  return { ...state, actions: proposals }
}

/** How often GitHub is asked for the state of a proposal, in milliseconds. */
const pollInterval = 15_000

/** While a form's page is visible, polls the state of its proposal. */
export function useFollowing(slug: string, onFailure: (why: ApiFailure['reason'] | undefined) => void): void {
  const { actions, proposals, repository } = useProposals()
  const number = proposals.get(slug)?.number
  const ask = async (isOver: () => boolean) => {
    const failure = await actions.follow(slug)
    if (!isOver()) onFailure(failure?.reason)
  }
  usePolling(ask, pollInterval, repository && number !== undefined ? `${slug} ${number}` : undefined)
}
