import { createAdaptorServer } from '@hono/node-server'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createGit, type FirstFiles, type Git } from './git'
import { gitRoutes } from './git-routes'
import { gitHubCors, gitHubFaults, gitHubToken, type GitHubEnv } from './middleware'
import { pullRoutes } from './pull-routes'
import { signInRoutes, type SignInApp } from './sign-in-routes'
import { gitHubError, type GitHubState } from './state'

export interface GitHubOptions {
  /** Such as `emberfall/site`. */
  readonly repository: string
  readonly files: FirstFiles
  /** Tokens by their text. Writers may push to the repository itself. */
  readonly tokens: Readonly<Record<string, { readonly login: string; readonly can?: readonly Right[] }>>
  readonly writers: readonly string[]
  readonly port?: number
  /** The app that people sign in with, and the token that it gets for them. */
  readonly app?: SignInApp
}

type Right = 'write' | 'propose'

export interface RunningGitHub {
  readonly origin: string
  readonly state: GitHubState
  /** The repository, to inspect, and to clone from its folder. */
  readonly git: Git
  readonly close: () => Promise<void>
}

/**
 * A double of the few addresses of GitHub's REST API that the workbench calls, over a bare git repository in a temporary
 * folder. It answers on this machine only.
 * @example const github = await startGitHub({ repository: 'a/site', files, tokens: { good: { login: 'ada' } }, writers: ['ada'] })
 */
export async function startGitHub(options: GitHubOptions): Promise<RunningGitHub> {
  const { repository, files, tokens, writers, port = 0 } = options
  const folder = mkdtempSync(join(tmpdir(), 'github-'))
  const git = createGit(join(folder, 'site.git'), files)
  const state: GitHubState = {
    tokens: new Map(
      Object.entries(tokens).map(([token, { login, can = ['write', 'propose'] }]) => {
        return [token, { login, mayWrite: can.includes('write'), mayPropose: can.includes('propose') }]
      }),
    ),
    repositories: new Map([[repository, { name: repository, git, writers }]]),
    pulls: [],
    checks: [],
    faults: [],
    calls: [],
  }
  const app = new Hono<GitHubEnv>()
  const at = { origin: '' }
  // People who sign in have no token yet.
  if (options.app) app.route('/', signInRoutes(options.app))
  app.use(gitHubCors, gitHubFaults(state), gitHubToken(state))
  app.route('/', gitRoutes(state))
  app.route(
    '/',
    pullRoutes(state, () => at.origin),
  )
  app.notFound(() => gitHubError('notFound'))
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // It listens on a port, so it has an address.
  at.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: at.origin,
    state,
    git,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

/** Merge an open pull request, like a maintainer at GitHub. Throws if it cannot be merged. */
export function mergePull({ repositories, pulls }: GitHubState, number: number): void {
  const index = pulls.findIndex((pull) => pull.number === number)
  const pull = pulls[index]
  const [target, home] = [pull && repositories.get(pull.base), pull && repositories.get(pull.home)]
  const head = home?.git.resolve(`refs/heads/${pull?.branch}`)
  const main = target?.git.resolve('refs/heads/main')
  if (!pull || !target || !home || main === undefined || head === undefined)
    throw new Error(`There is no pull request ${number}.`)
  target.git.take(home.git)
  const tree = target.git.merge(main, head)
  const message = `Merge pull request #${number}`
  const merged = tree && target.git.writeCommit({ tree, parents: [main, head], message, author: 'owner' })
  if (merged === undefined || merged === '') throw new Error(`Pull request ${number} has conflicts.`)
  target.git.moveBranch('main', merged, main)
  pulls[index] = { ...pull, state: 'closed', mergedAs: merged }
}

/** Change a file on the repository's own branch, as another person's change. */
export function pushFile(git: Git, path: string, content: string): void {
  const main = git.resolve('refs/heads/main') ?? ''
  const tree = git.writeTree(main, [{ path, mode: '100644', sha: git.writeBlob(Buffer.from(content)) }]) ?? ''
  const made = git.writeCommit({ tree, parents: [main], message: `Change ${path}`, author: 'somebody' }) ?? ''
  git.moveBranch('main', made, main)
}
