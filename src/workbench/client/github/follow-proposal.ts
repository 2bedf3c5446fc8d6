import type { LineNote } from '../panels/notes'
import { failureIn, type GitHub, type GitHubSchemas } from './github'
import type { Proposal } from './propose'

export type ProposalState =
  | { readonly state: 'waiting' | 'checking' | 'green' | 'merged' | 'closed' }
  | { readonly state: 'red'; readonly notes: readonly LineNote[] }

/** Whether a proposal is merged or closed, so that the next change needs a new one. */
export function hasEnded(state: ProposalState | undefined): boolean {
  return state?.state === 'merged' || state?.state === 'closed'
}

const failed: readonly unknown[] = ['failure', 'timed_out', 'cancelled', 'action_required', 'startup_failure']

/** Read the state of a proposal with a pull request. Rejects with a `GitHubError`. */
export async function readProposal(
  github: GitHub,
  { repository, number }: Proposal & { readonly number: number },
): Promise<ProposalState> {
  const pull = await github.get<GitHubSchemas['pull-request']>(`/repos/${repository}/pulls/${number}`)
  if (pull.merged) return { state: 'merged' }
  if (pull.state === 'closed') return { state: 'closed' }
  const runs = await readRuns(github, repository, pull.head.sha)
  const red = runs.filter(({ conclusion }) => failed.includes(conclusion))
  if (red.length > 0) {
    const notes = await Promise.all(red.map(({ id }) => readNotes(github, repository, Number(id))))
    return { state: 'red', notes: notes.flat() }
  }
  if (runs.some(({ status }) => status !== 'completed')) return { state: 'checking' }
  return { state: runs.length === 0 ? 'waiting' : 'green' }
}

/** The checks of a commit. In a private repository a fine-grained token cannot read them, whatever its rights. */
async function readRuns(github: GitHub, repository: string, commit: string) {
  const address = `/repos/${repository}/commits/${commit}/check-runs`
  try {
    return (await github.get<{ check_runs: readonly GitHubSchemas['check-run'][] }>(address)).check_runs
  } catch (error) {
    if (failureIn(error).reason === 'rights') return []
    throw error
  }
}

async function readNotes(github: GitHub, repository: string, check: number): Promise<readonly LineNote[]> {
  const notes = await github.get<readonly GitHubSchemas['check-annotation'][]>(
    `/repos/${repository}/check-runs/${check}/annotations`,
  )
  return notes
    .filter(({ annotation_level: level }) => level === 'failure')
    .map(({ path, start_line: line, start_column: column, message, title }) => ({
      file: path,
      line,
      column: column ?? 1,
      text: message ?? title ?? '',
    }))
}
