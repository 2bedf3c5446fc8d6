import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '../api/services'
import type { Proposals, ProposalsState } from './proposals'

export interface ProposalsView extends ProposalsState {
  readonly actions: Proposals
}

/** What is proposed, as a page sees it. */
export function useProposals(): ProposalsView {
  const { proposals } = useServices()
  const state = useSyncExternalStore(proposals.subscribe, proposals.get)
  return { ...state, actions: proposals }
}

/** How often GitHub is asked for the state of a proposal, in milliseconds. */
const askAgain = 15_000

/** While a form's page is visible, polls the state of its proposal. */
export function useFollowing(slug: string, onFailure: (why: string | undefined) => void): void {
  const { connection } = useServices()
  const { actions, proposals, repository } = useProposals()
  const number = proposals.get(slug)?.number
  useEffect(() => {
    if (!repository || number === undefined) return undefined
    let isOver = false
    const ask = async (): Promise<void> => {
      const failure = document.hidden ? undefined : await actions.follow(slug)
      if (isOver) return undefined
      onFailure(failure?.reason)
      await connection.wait(askAgain)
      return isOver ? undefined : ask()
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [actions, connection, repository, number, slug, onFailure])
}
