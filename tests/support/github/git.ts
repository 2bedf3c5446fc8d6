import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'

/** One entry of a tree, as git names it. */
export interface TreeEntry {
  readonly path: string
  readonly mode: string
  readonly type: string
  readonly sha: string
}

export interface GitCommit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  readonly author: string
}

/** An entry to put into a tree; without `sha` the path is removed. */
export interface TreeChange {
  readonly path: string
  readonly mode: string
  readonly sha: string | null
}

/** A bare repository on disk, operated with git's plumbing commands. */
export interface Git {
  readonly folder: string
  readonly branches: () => readonly string[]
  /** The commit that a branch or another name points to. */
  readonly resolve: (name: string) => string | undefined
  readonly commit: (sha: string) => GitCommit | undefined
  readonly tree: (sha: string) => readonly TreeEntry[] | undefined
  readonly blob: (sha: string) => Buffer | undefined
  readonly writeBlob: (content: Buffer) => string
  /** Undefined if git rejects it. */
  readonly writeTree: (base: string | undefined, changes: readonly TreeChange[]) => string | undefined
  readonly writeCommit: (commit: Omit<GitCommit, 'sha'>) => string | undefined
  /** Move a branch from its expected commit; without `from` it is created. False if it is somewhere else. */
  readonly moveBranch: (branch: string, to: string, from?: string) => boolean
  readonly isAncestor: (older: string, newer: string) => boolean
  /** The tree with the changes of both commits; undefined if they conflict. */
  readonly merge: (one: string, other: string) => string | undefined
  /** Fetch a branch of another repository, without giving it a branch name here. */
  readonly take: (folder: string, branch: string) => void
}

const nowhere = '0'.repeat(40)

/** The initial content of a repository: texts by their paths, or these paths of a folder on disk. */
export type FirstFiles =
  | ReadonlyMap<string, string>
  | { readonly folder: string; readonly paths: readonly string[] }

/** Make a bare repository with these files in the first commit of its branch `main`. */
export function createGit(folder: string, files: FirstFiles): Git {
  run(['init', '--quiet', '--bare', '--initial-branch=main', folder], {})
  const git = openGit(folder)
  const tree = 'paths' in files ? treeOfFolder(folder, files) : treeOfTexts(git, files)
  const first = git.writeCommit({ tree, parents: [], message: 'Begin', author: 'owner' }) ?? ''
  git.moveBranch('main', first)
  return git
}

function treeOfTexts(git: Git, files: ReadonlyMap<string, string>): string {
  const entries = [...files].map(([path, text]) => ({
    path,
    mode: '100644',
    sha: git.writeBlob(Buffer.from(text)),
  }))
  return git.writeTree(undefined, entries) ?? ''
}

function treeOfFolder(
  gitFolder: string,
  { folder, paths }: { readonly folder: string; readonly paths: readonly string[] },
): string {
  const args = ['--git-dir', gitFolder, '--work-tree', folder]
  const env = { GIT_INDEX_FILE: join(gitFolder, 'first-index') }
  run([...args, '-C', folder, 'add', '--', ...paths], { env })
  return (
    run([...args, 'write-tree'], { env })
      ?.toString('utf8')
      .trim() ?? ''
  )
}

/** A copy that shares objects with its source, like GitHub's forks. */
export function copyGit(from: Git, folder: string): Git {
  run(['clone', '--quiet', '--bare', '--shared', from.folder, folder], {})
  return openGit(folder)
}

export function openGit(folder: string): Git {
  const git = (args: readonly string[], options: RunOptions = {}) =>
    run(['--git-dir', folder, ...args], options)
  const text = (args: readonly string[], options?: RunOptions) => git(args, options)?.toString('utf8').trim()
  // Starting git takes longer than its work, and an object never changes under its name.
  const once = createCache()
  // Only moveBranch moves a branch.
  const heads = createCache()
  return {
    folder,
    branches: () =>
      heads('', () =>
        (text(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads']) ?? '').split('\n'),
      ),
    resolve: (name) => heads(name, () => text(['rev-parse', '--verify', '--quiet', `${name}^{commit}`])),
    commit: (sha) =>
      once(`commit ${sha}`, () => {
        const found = text(['cat-file', 'commit', sha])
        return found === undefined ? undefined : readCommit(sha, found)
      }),
    tree: (sha) =>
      once(`tree ${sha}`, () => {
        const list = git(['ls-tree', '-r', '-t', '-z', sha])?.toString('utf8')
        return list?.split('\0').filter(Boolean).map(readEntry)
      }),
    blob: (sha) => once(`blob ${sha}`, () => git(['cat-file', 'blob', sha])),
    writeBlob: (content) => {
      const sha = storeBlob(folder, content)
      once(`blob ${sha}`, () => content)
      return sha
    },
    writeTree: (base, changes) =>
      once(`changes ${JSON.stringify([base, changes])}`, () => writeTree(text, base, changes)),
    writeCommit: ({ tree, parents, message, author }) => {
      const sha = text(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'], {
        input: Buffer.from(message),
        env: identity(author),
      })
      if (sha !== undefined)
        once(`commit ${sha}`, () => ({ sha, tree, parents, message: message.trimEnd(), author }))
      return sha
    },
    moveBranch: (branch, to, from = nowhere) => {
      const name = `refs/heads/${branch}`
      if (git(['update-ref', name, to, from]) === undefined) return false
      heads.forget('', branch, name)
      return true
    },
    isAncestor: (older, newer) => git(['merge-base', '--is-ancestor', older, newer]) !== undefined,
    merge: (one, other) => text(['merge-tree', '--write-tree', one, other]),
    take: (from, branch) => void git(['fetch', '--quiet', from, `refs/heads/${branch}:refs/taken/${branch}`]),
  }
}

interface Cache {
  <Value>(key: string, find: () => Value): Value
  readonly forget: (...keys: readonly string[]) => void
}

/** Ask git once for each key; keys without a result are asked again. */
function createCache(): Cache {
  const found = new Map<string, unknown>()
  const once = <Value>(key: string, find: () => Value): Value => {
    const value = found.has(key) ? found.get(key) : find()
    if (value !== undefined) found.set(key, value)
    // Each key begins with the kind of its value.
    return value as Value
  }
  return Object.assign(once, {
    forget: (...keys: readonly string[]) => keys.forEach((key) => void found.delete(key)),
  })
}

/** Write a blob where git finds it, in the form that `git hash-object -w` gives it; returns its name. */
function storeBlob(folder: string, content: Buffer): string {
  const object = Buffer.concat([Buffer.from(`blob ${content.length}\0`), content])
  const sha = createHash('sha1').update(object).digest('hex')
  const place = join(folder, 'objects', sha.slice(0, 2), sha.slice(2))
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, deflateSync(object))
  return sha
}

function writeTree(
  git: (args: readonly string[], options?: RunOptions) => string | undefined,
  base: string | undefined,
  changes: readonly TreeChange[],
): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  try {
    if (base !== undefined && git(['read-tree', base], { env }) === undefined) return undefined
    const lines = changes.map(({ path, mode, sha }) =>
      sha === null ? `0 ${nowhere}\t${path}` : `${mode} ${sha}\t${path}`,
    )
    const input = Buffer.from(lines.map((line) => `${line}\0`).join(''))
    if (git(['update-index', '-z', '--index-info'], { env, input }) === undefined) return undefined
    return git(['write-tree'], { env })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface RunOptions {
  readonly input?: Buffer
  readonly env?: Readonly<Record<string, string>>
}

/** What git prints; undefined if it fails. Ignores any user's settings. */
function run(args: readonly string[], { input, env }: RunOptions): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, {
    input,
    maxBuffer: 1 << 28,
    env: { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', ...env },
  })
  return status === 0 ? stdout : undefined
}

function identity(name: string): Readonly<Record<string, string>> {
  const email = `${name}@users.noreply.example`
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  }
}

function readCommit(sha: string, text: string): GitCommit {
  const [head = '', ...message] = text.split('\n\n')
  const values = (key: string) =>
    head.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []))
  const [tree = ''] = values('tree')
  const [author = ''] = values('author')
  return {
    sha,
    tree,
    parents: values('parent'),
    message: message.join('\n\n'),
    author: author.split(' <')[0] ?? '',
  }
}

function readEntry(line: string): TreeEntry {
  const [head = '', path = ''] = line.split('\t')
  const [mode = '', type = '', sha = ''] = head.split(' ')
  return { path, mode, type, sha }
}
