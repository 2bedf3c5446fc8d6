import type { Change } from '../../form-files'
import { failureIn, type ApiFailure, type GitHub, type GitHubSchemas } from './github'
import { headOf, type Base, type Repository } from './repository'

/** A form's change in the repository: a branch, and a pull request once it is open. */
export interface Proposal {
  /** The repository that it is for. */
  readonly repository: string
  /** The repository that has the branch: the same one, or a fork of it. */
  readonly home: string
  readonly branch: string
  /** The commits made for it, oldest first; the branch is at the last one that arrived. */
  readonly commits: readonly string[]
  /** The commit of the repository's own branch that it is based on. */
  readonly base: string
  /** The pull request. */
  readonly number?: number
  readonly page?: string
  /** What it proposes: texts by their paths, null for a file to be deleted. */
  readonly texts: Readonly<Record<string, string | null>>
  /** The reason its author gave; absent in a proposal that was stored without one. */
  readonly note?: string
}

export type Proposed =
  | { readonly state: 'proposed'; readonly proposal: Proposal }
  /** It failed. If `isHalf`, the branch exists and the pull request does not: proposing again continues from there. */
  | { readonly state: 'failed'; readonly failure: ApiFailure; readonly isHalf: boolean }
  /** The branch has changed since: somebody else has worked on it. */
  | { readonly state: 'taken-over' }

export interface ProposeInput {
  readonly github: GitHub
  readonly repository: Repository
  /** The commit that the changes are based on. */
  readonly base: Base
  readonly changes: readonly Change[]
  readonly title: string
  readonly description: string
  /** An earlier proposal for the same form, finished or not. */
  readonly before: Proposal | undefined
  /** The name of a new branch, if there is no earlier proposal. */
  readonly branch: string
  /**
   * Stores the progress for a retry: called before the branch is created or moved, and after the pull request
   * is opened.
   */
  readonly keep: (proposal: Proposal) => void
}

/**
 * Propose changes: one branch, with one commit that has all of them, and one pull request. The branch is created only
 * when its commit is complete, so that no one sees half of it. A retry continues where the last attempt ended, and
 * never creates a second branch or pull request. Never rejects.
 */
export async function propose(input: ProposeInput): Promise<Proposed> {
  let isHalf = false
  try {
    const begun = await begin(input)
    const head = begun.commits.length === 0 ? undefined : await headOf(input.github, begun.home, begun.branch)
    if (head !== undefined && !begun.commits.includes(head)) return { state: 'taken-over' }
    const committed = await commit(input, begun, head)
    isHalf = begun.number === undefined
    return { state: 'proposed', proposal: await openPullRequest(input, committed) }
  } catch (error) {
    return { state: 'failed', failure: failureIn(error), isHalf }
  }
}

/** The proposal to continue: the earlier one, while its pull request is open; otherwise a new one. */
async function begin({ github, repository, before, branch, base }: ProposeInput): Promise<Proposal> {
  if (before?.repository === repository.name && (await isOpen(github, before))) return before
  const home = repository.canWrite ? repository.name : await forkOf(github, repository)
  return { repository: repository.name, home, branch, commits: [], base: base.commit, texts: {} }
}

async function isOpen(github: GitHub, { repository, number }: Proposal): Promise<boolean> {
  if (number === undefined) return true
  const pull = await github.get<GitHubSchemas['pull-request']>(`/repos/${repository}/pulls/${number}`)
  return pull.state === 'open'
}

/** A fork of the repository that its owner may write to; GitHub takes a while to create one. */
async function forkOf(github: GitHub, { name, branch }: Repository): Promise<string> {
  const copy = await github.post<GitHubSchemas['full-repository']>(`/repos/${name}/forks`, {
    default_branch_only: true,
  })
  await untilThere(github, copy.full_name, branch)
  return copy.full_name
}

async function untilThere(github: GitHub, name: string, branch: string, left = 20): Promise<void> {
  if ((await headOf(github, name, branch)) !== undefined || left === 0) return
  await github.wait(1500)
  await untilThere(github, name, branch, left - 1)
}

/** The branch with everything in one commit, which is created only if the branch differs. */
async function commit(input: ProposeInput, begun: Proposal, head: string | undefined): Promise<Proposal> {
  const { github, base, changes, title, keep } = input
  const { home, branch } = begun
  const git = `/repos/${home}/git`
  const entries = changes.map(({ path, text }) => {
    return { path, mode: '100644', type: 'blob', ...(text === null ? { sha: null } : { content: text }) }
  })
  const tree = await github.post<GitHubSchemas['git-tree']>(`${git}/trees`, {
    base_tree: base.tree,
    tree: entries,
  })
  const texts = Object.fromEntries(changes.map(({ path, text }) => [path, text]))
  if (head !== undefined && (await treeOf(github, home, head)) === tree.sha)
    return { ...begun, base: base.commit, texts }
  // If the repository has new commits since, the commit merges them.
  const parents =
    head === undefined ? [base.commit] : [head, ...(begun.base === base.commit ? [] : [base.commit])]
  const made = await github.post<GitHubSchemas['git-commit']>(`${git}/commits`, {
    message: title,
    tree: tree.sha,
    parents,
  })
  const next = { ...begun, commits: [...begun.commits, made.sha], base: base.commit, texts }
  keep(next)
  try {
    if (head === undefined) await github.post(`${git}/refs`, { ref: `refs/heads/${branch}`, sha: made.sha })
    else await github.patch(`${git}/refs/heads/${branch}`, { sha: made.sha, force: false })
  } catch (error) {
    // A call of an earlier attempt that had timed out may have moved the branch meanwhile: continue from there.
    const now = failureIn(error).reason === 'refused' ? await headOf(github, home, branch) : head
    if (now === undefined || now === head || !next.commits.includes(now)) throw error
    return commit(input, next, now)
  }
  return next
}

async function treeOf(github: GitHub, home: string, sha: string): Promise<string> {
  return (await github.get<GitHubSchemas['git-commit']>(`/repos/${home}/git/commits/${sha}`)).tree.sha
}

/** The pull request of the branch: an existing one, or a new one. */
async function openPullRequest(
  { github, repository, title, description, keep }: ProposeInput,
  proposal: Proposal,
): Promise<Proposal> {
  const pulls = `/repos/${repository.name}/pulls`
  const head = `${proposal.home.split('/')[0] ?? ''}:${proposal.branch}`
  const body = { title, body: description }
  const find = async () => {
    const open = await github.get<readonly GitHubSchemas['pull-request-simple'][]>(
      `${pulls}?state=open&head=${encodeURIComponent(head)}`,
    )
    return open.find((pull) => pull.head.ref === proposal.branch)
  }
  const update = (number: number) => github.patch<GitHubSchemas['pull-request']>(`${pulls}/${number}`, body)
  const create = () =>
    github.post<GitHubSchemas['pull-request']>(pulls, { ...body, head, base: repository.branch })
  const there = await find()
  const pull = there
    ? await update(there.number)
    : await create().catch(async (error: unknown) => {
        // A call of an earlier attempt that had timed out may have created it in the meantime.
        const now = failureIn(error).reason === 'refused' ? await find() : undefined
        if (now === undefined) throw error
        return update(now.number)
      })
  const opened = { ...proposal, number: pull.number, page: pull.html_url }
  keep(opened)
  return opened
}
