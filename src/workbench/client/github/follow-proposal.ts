import type { Finding } from '../panels/notes'
import type { GitHub, GitHubSchemas } from './github'
import type { Proposal } from './propose'

/** The state of a proposal. */
export type ProposalState =
  | { readonly state: 'waiting' | 'checking' | 'green' | 'merged' | 'closed' }
  | { readonly state: 'red'; readonly notes: readonly Finding[] }

/** Whether a proposal has come to its end, so that the next one is another. */
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
  const { check_runs: runs } = await github.get<{
    readonly check_runs: readonly GitHubSchemas['check-run'][]
  }>(`/repos/${repository}/commits/${pull.head.sha}/check-runs`)
  const red = runs.filter(({ conclusion }) => failed.includes(conclusion))
  if (red.length > 0) {
    const notes = await Promise.all(red.map(({ id }) => readNotes(github, repository, Number(id))))
    return { state: 'red', notes: notes.flat() }
  }
  if (runs.some(({ status }) => status !== 'completed')) return { state: 'checking' }
  return { state: runs.length === 0 ? 'waiting' : 'green' }
}

async function readNotes(github: GitHub, repository: string, check: number): Promise<readonly Finding[]> {
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
