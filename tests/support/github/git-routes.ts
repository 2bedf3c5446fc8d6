import { Hono, type Context } from 'hono'
import type { TreeChange } from './trees'
import type { GitHubEnv } from './middleware'
import { gitHubError, type GitHubState, type StoredRepository, type Token } from './state'

const here = '/repos/:owner/:name'

/** Branches, commits, trees and texts, read and written with git. */
export function gitRoutes(state: GitHubState): Hono<GitHubEnv> {
  const app = new Hono<GitHubEnv>()

  app.get(`${here}/git/ref/heads/:branch{.+}`, (context) => {
    const { git } = repositoryOf(state, context) ?? {}
    const branch = context.req.param('branch')
    const sha = git?.resolve(`refs/heads/${branch}`)
    return sha === undefined ? gitHubError('notFound') : context.json(refBody(branch, sha))
  })
  app.get(`${here}/git/commits/:sha`, (context) => {
    const commit = repositoryOf(state, context)?.git.commit(context.req.param('sha'))
    return commit ? context.json(commitBody(commit)) : gitHubError('notFound')
  })
  app.get(`${here}/git/trees/:sha`, (context) => {
    const sha = context.req.param('sha')
    const entries = repositoryOf(state, context)?.git.tree(sha)
    return entries ? context.json({ sha, tree: entries, truncated: false }) : gitHubError('notFound')
  })
  app.get(`${here}/git/blobs/:sha`, (context) => {
    const sha = context.req.param('sha')
    const blob = repositoryOf(state, context)?.git.blob(sha)
    if (!blob) return gitHubError('notFound')
    // GitHub wraps its base64 text into lines.
    const content = blob.toString('base64').replaceAll(/.{60}/g, (line) => `${line}\n`)
    return context.json({ sha, size: blob.length, encoding: 'base64', content })
  })

  // A reader learns that the repository exists, but that they may not do this.
  app.post(`${here}/git/*`, refuseReaders)
  app.patch(`${here}/git/*`, refuseReaders)
  app.post(`${here}/git/trees`, async (context) => {
    const { git } = repositoryOf(state, context) ?? {}
    const body = await context.req.json<TreeRequest>()
    if (!git) return gitHubError('notFound')
    if (body.base_tree !== undefined && !git.tree(body.base_tree)) return gitHubError('notFound')
    const isThere = new Set(git.tree(body.base_tree ?? '')?.map(({ path }) => path))
    // GitHub refuses to delete what does not exist.
    if (body.tree.some(({ path, sha }) => sha === null && !isThere.has(path))) return gitHubError('badTree')
    const changes = body.tree.map(({ path, mode, sha, content }): TreeChange => {
      if (content === undefined) return { path, mode, sha: sha ?? null }
      return { path, mode, sha: git.writeBlob(Buffer.from(content)) }
    })
    const tree = git.writeTree(body.base_tree, changes)
    if (tree === undefined) return gitHubError('badTree')
    return context.json({ sha: tree, tree: git.tree(tree), truncated: false }, 201)
  })
  app.post(`${here}/git/commits`, async (context) => {
    const { git } = repositoryOf(state, context) ?? {}
    const body = await context.req.json<CommitRequest>()
    if (!git) return gitHubError('notFound')
    if (!git.tree(body.tree)) return gitHubError('treeMissing')
    if (body.parents.some((sha) => !git.commit(sha))) return gitHubError('objectMissing')
    const { login } = context.get('token')
    const sha = git.writeCommit({ ...body, author: login })
    const commit = sha === undefined ? undefined : git.commit(sha)
    return commit ? context.json(commitBody(commit), 201) : gitHubError('objectMissing')
  })
  app.post(`${here}/git/refs`, async (context) => {
    const { git } = repositoryOf(state, context) ?? {}
    const { ref, sha } = await context.req.json<{ ref: string; sha: string }>()
    const branch = ref.replace('refs/heads/', '')
    if (!git?.commit(sha)) return gitHubError('objectMissing')
    return git.moveBranch(branch, sha) ? context.json(refBody(branch, sha), 201) : gitHubError('refExists')
  })
  app.patch(`${here}/git/refs/heads/:branch{.+}`, async (context) => {
    const { git } = repositoryOf(state, context) ?? {}
    const branch = context.req.param('branch')
    const { sha, force = false } = await context.req.json<{ sha: string; force?: boolean }>()
    const from = git?.resolve(`refs/heads/${branch}`)
    if (!git || from === undefined) return gitHubError('refMissing')
    if (!git.commit(sha)) return gitHubError('objectMissing')
    const isAhead = git.isAncestor(from, sha)
    if ((!isAhead && !force) || !git.moveBranch(branch, sha, from)) return gitHubError('notFastForward')
    return context.json(refBody(branch, sha))
  })

  function refuseReaders(context: Context<GitHubEnv>, next: () => Promise<void>) {
    const repository = repositoryOf(state, context)
    if (!repository) return gitHubError('notFound')
    return mayWrite(repository, context.get('token')) ? next() : gitHubError('noRight')
  }
  return app
}

interface TreeRequest {
  readonly base_tree?: string
  readonly tree: readonly {
    readonly path: string
    readonly mode: string
    readonly sha?: string | null
    readonly content?: string
  }[]
}

interface CommitRequest {
  readonly message: string
  readonly tree: string
  readonly parents: readonly string[]
}

/** The repository that an address names. */
export function repositoryOf(state: GitHubState, context: Context): StoredRepository | undefined {
  return state.repositories.get(`${context.req.param('owner')}/${context.req.param('name')}`)
}

/** Whether a token may write to a repository: both its owner and the token need the right. */
export function mayWrite({ writers }: StoredRepository, token: Token): boolean {
  return token.mayWrite && writers.includes(token.login)
}

function refBody(branch: string, sha: string) {
  return { ref: `refs/heads/${branch}`, object: { type: 'commit', sha } }
}

function commitBody({ tree, parents, ...rest }: { tree: string; parents: readonly string[] }) {
  return { ...rest, tree: { sha: tree }, parents: parents.map((sha) => ({ sha })) }
}
