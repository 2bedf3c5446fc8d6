import { manifestPath } from '../../../lint/source/file-kind'
import { fileOf, type Files } from '../../form-files'
import { failureIn, GitHubError, type GitHub, type GitHubSchemas } from './github'

/** The repository with the forms, as the token's owner sees it. */
export interface Repository {
  /** Such as `emberfall/site`. */
  readonly name: string
  /** The branch that the site is built from. */
  readonly branch: string
  /** Whether the token's owner may create branches here; otherwise a fork is needed. */
  readonly canWrite: boolean
  /** The login of the token's owner. */
  readonly login: string
}

/** The forms as they are on the branch. */
export interface Base {
  readonly commit: string
  readonly tree: string
  readonly files: Files
}

/** Find a repository by its name, for the token that `github` was made with. Rejects with a `GitHubError`. */
export async function findRepository(github: GitHub, name: string): Promise<Repository> {
  const [user, found] = await Promise.all([
    github.get<GitHubSchemas['public-user']>('/user'),
    github.get<GitHubSchemas['full-repository']>(`/repos/${name}`),
  ])
  return {
    name: found.full_name,
    branch: found.default_branch,
    canWrite: found.permissions?.push === true && !found.archived,
    login: user.login,
  }
}

/** The newest commit of a branch; undefined where there is no such branch. */
export async function headOf(github: GitHub, name: string, branch: string): Promise<string | undefined> {
  try {
    return (await github.get<GitHubSchemas['git-ref']>(`/repos/${name}/git/ref/heads/${branch}`)).object.sha
  } catch (error) {
    if (failureIn(error).reason === 'missing') return undefined
    throw error
  }
}

/** How many files are requested at the same time. */
const atOnce = 6

/**
 * The forms on the branch; texts that are `atHand` are not requested again. Rejects with a `GitHubError`,
 * also if there are no forms.
 */
export async function readBase(
  github: GitHub,
  { name, branch }: Repository,
  atHand: Iterable<string>,
): Promise<Base> {
  const ref = await github.get<GitHubSchemas['git-ref']>(`/repos/${name}/git/ref/heads/${branch}`)
  const commit = await github.get<GitHubSchemas['git-commit']>(`/repos/${name}/git/commits/${ref.object.sha}`)
  const { tree } = await github.get<GitHubSchemas['git-tree']>(
    `/repos/${name}/git/trees/${commit.tree.sha}?recursive=1`,
  )
  if (!tree.some(({ path }) => path === manifestPath))
    throw new GitHubError({ reason: 'noForms', message: `${name} has no ${manifestPath}` })
  const known = new Map<string, string>()
  for (const text of atHand) known.set(await blobName(text), text)
  const wanted = tree.filter(({ type, path }) => type === 'blob' && fileOf(path) !== undefined)
  const files = new Map<string, string>()
  for (let at = 0; at < wanted.length; at += atOnce) {
    const texts = wanted.slice(at, at + atOnce).map(async ({ path, sha }) => {
      return [path, known.get(sha) ?? (await readBlob(github, name, sha))] as const
    })
    for (const [path, text] of await Promise.all(texts)) files.set(path, text)
  }
  return { commit: commit.sha, tree: commit.tree.sha, files }
}

async function readBlob(github: GitHub, name: string, sha: string): Promise<string> {
  const { content } = await github.get<GitHubSchemas['blob']>(`/repos/${name}/git/blobs/${sha}`)
  const bytes = Uint8Array.from(atob(content.replaceAll('\n', '')), (letter) => letter.charCodeAt(0))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** The name that git gives a text: a hash of its length and its bytes. */
async function blobName(text: string): Promise<string> {
  const body = new TextEncoder().encode(text)
  const head = new TextEncoder().encode(`blob ${body.length}\0`)
  const hash = await crypto.subtle.digest('SHA-1', Uint8Array.of(...head, ...body))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
