import { onTestFinished } from 'vitest'
import type { GitHubFault } from '../../support/github/state'
import { startGitHub, type GitHubOptions, type RunningGitHub } from '../../support/github/start-github'
import type { Change } from '../../../src/workbench/form-files'
import { createGitHub, type GitHub } from '../../../src/workbench/client/github/github'
import { propose, type Proposal, type Proposed } from '../../../src/workbench/client/github/propose'
import {
  findRepository,
  readBase,
  type Base,
  type Repository,
} from '../../../src/workbench/client/github/repository'

export const uiPath = 'forms/lantern/ui.json'
export const schemaPath = 'forms/lantern/schema.json'

export const siteFiles = new Map([
  ['README.md', '# A site\n'],
  [schemaPath, '{ "title": "Lantern" }\n'],
  [uiPath, '{ "ui:minutes": 5 }\n'],
  ['forms/manifest.json', '{ "cards": [] }\n'],
])

export const changes: readonly Change[] = [
  { path: uiPath, base: '{ "ui:minutes": 5 }\n', text: '{ "ui:minutes": 6 }\n' },
  { path: schemaPath, base: '{ "title": "Lantern" }\n', text: '{ "title": "Brücke 火" }\n' },
]

/** A fake GitHub for one test: `ada` has write access to the repository, `ben` has none, `eve` has read access only. */
export async function aGitHub(options: Partial<GitHubOptions> = {}): Promise<RunningGitHub> {
  const github = await startGitHub({
    repository: 'emberfall/site',
    files: siteFiles,
    tokens: {
      'ada-token': { login: 'ada' },
      'ben-token': { login: 'ben' },
      'eve-token': { login: 'ada', can: [] },
    },
    writers: ['ada'],
    ...options,
  })
  onTestFinished(() => github.close())
  return github
}

type Send = (url: string, init: RequestInit) => Promise<Response>

/** Sends its calls with `send`, and gives none up, however long a busy machine takes. */
export function client({ origin }: RunningGitHub, token: string, send: Send = fetch): GitHub {
  return createGitHub({
    fetch: (url, init) => send(url, { ...init, signal: null }),
    wait: () => Promise.resolve(),
    api: origin,
    token,
  })
}

interface AuthorOptions {
  readonly token?: string
  readonly send?: Send
  readonly branch?: string
}

/** A person at the workbench who proposes; the stored proposal is kept for the next try. */
export interface Author {
  readonly propose: (changes: readonly Change[]) => Promise<Proposed>
  readonly refresh: () => Promise<void>
  kept: Proposal | undefined
}

export async function anAuthor(
  running: RunningGitHub,
  { token = 'ada-token', send, branch = 'forms/lantern-1' }: AuthorOptions = {},
): Promise<Author> {
  const github = client(running, token, send)
  const repository: Repository = await findRepository(github, 'emberfall/site')
  let base: Base = await readBase(github, repository, [])
  const author: Author = {
    kept: undefined,
    refresh: async () => {
      base = await readBase(github, repository, base.files.values())
    },
    propose: (own) =>
      propose({
        github,
        repository,
        base,
        changes: own,
        title: 'Change the form "Lantern"',
        description: 'The form takes 6 minutes.',
        before: author.kept,
        branch,
        keep: (proposal) => (author.kept = proposal),
      }),
  }
  return author
}

export function strike(running: RunningGitHub, ...faults: GitHubFault[]): void {
  running.state.faults = faults
}

/** The files of a branch as git has them. */
export function filesOf(running: RunningGitHub, branch: string, repository = 'emberfall/site') {
  const { git } = running.state.repositories.get(repository) ?? running
  const commit = git.resolve(`refs/heads/${branch}`)
  const entries = commit === undefined ? [] : (git.tree(commit) ?? [])
  return Object.fromEntries(
    entries.flatMap(({ path, type, sha }) =>
      type === 'blob' ? [[path, git.blob(sha)?.toString('utf8')]] : [],
    ),
  )
}

export function branchesOf({ git, state }: RunningGitHub): readonly string[] {
  const all = [git, ...[...state.repositories.values()].map((each) => each.git)]
  return [...new Set(all.flatMap((each) => each.branches()))].toSorted()
}
