import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { isSha, openObjects, textAt } from './objects'
import { readTree, writeTree, type TreeChange, type TreeEntry } from './trees'

export interface GitCommit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  readonly author: string
}

/**
 * A bare repository on disk, which git can clone and inspect. It is read and written here: starting git takes far longer
 * than its work. Git itself merges.
 */
export interface Git {
  readonly folder: string
  readonly branches: () => readonly string[]
  /** The commit that a branch or another name points to. */
  readonly resolve: (name: string) => string | undefined
  readonly commit: (name: string) => GitCommit | undefined
  readonly tree: (name: string) => readonly TreeEntry[] | undefined
  readonly blob: (sha: string) => Buffer | undefined
  readonly writeBlob: (content: Buffer) => string
  /** Undefined if git would reject it. */
  readonly writeTree: (base: string | undefined, changes: readonly TreeChange[]) => string | undefined
  readonly writeCommit: (commit: Omit<GitCommit, 'sha'>) => string | undefined
  /** Move a branch from its expected commit; without `from`, create it. False if it is at another commit. */
  readonly moveBranch: (branch: string, to: string, from?: string) => boolean
  readonly isAncestor: (older: string, newer: string) => boolean
  /** The tree with the changes of both commits; undefined if they conflict. */
  readonly merge: (one: string, other: string) => string | undefined
  /** Take over the objects of another repository, without its branches. */
  readonly take: (other: Git) => void
}

/** The initial content of a repository: texts by their paths, or these paths of a folder on disk. */
export type FirstFiles =
  | ReadonlyMap<string, string>
  | { readonly folder: string; readonly paths: readonly string[] }

/** Make a bare repository with these files in the first commit of its branch `main`. */
export function createGit(folder: string, files: FirstFiles): Git {
  makeFolder(folder)
  const git = openGit(folder)
  const tree = 'paths' in files ? treeOfFolder(folder, files) : treeOfTexts(git, files)
  const first = git.writeCommit({ tree, parents: [], message: 'Begin', author: 'owner' }) ?? ''
  git.moveBranch('main', first)
  return git
}

/** A copy that shares objects with its source, like GitHub's forks. */
export function copyGit(from: Git, folder: string): Git {
  makeFolder(folder)
  cpSync(join(from.folder, 'refs', 'heads'), join(folder, 'refs', 'heads'), { recursive: true })
  writeFileSync(join(folder, 'objects', 'info', 'alternates'), `${join(from.folder, 'objects')}\n`)
  return openGit(folder)
}

/** What makes a folder a bare repository for git. */
function makeFolder(folder: string): void {
  for (const part of ['objects/info', 'refs/heads']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(folder, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n')
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
  const env = { GIT_INDEX_FILE: join(gitFolder, 'first-index') }
  run(gitFolder, ['--work-tree', folder, '-C', folder, 'add', '--', ...paths], env)
  return run(gitFolder, ['write-tree'], env) ?? ''
}

function openGit(folder: string): Git {
  const objects = openObjects(join(folder, 'objects'))
  const heads = join(folder, 'refs', 'heads')
  const trees = new Map<string, readonly TreeEntry[]>()
  const headOf = (branch: string) => (isBranch(branch) ? textAt(join(heads, branch)) : undefined)
  const read = (sha: string | undefined, type: string) => {
    const object = sha === undefined ? undefined : objects.read(sha)
    return object?.type === type ? object.content : undefined
  }
  const resolve = (name: string) => {
    const sha = isSha(name) ? name : headOf(name.replace(/^refs\/heads\//, ''))
    return read(sha, 'commit') && sha
  }
  const commit = (name: string) => {
    const sha = resolve(name)
    const content = read(sha, 'commit')
    return sha !== undefined && content ? readCommit(sha, content.toString('utf8')) : undefined
  }
  // Each commit has its own second: otherwise two with the same content would be one.
  let seconds = 1_750_000_000
  return {
    folder,
    resolve,
    commit,
    branches: () =>
      readdirSync(heads, { recursive: true, encoding: 'utf8' })
        .map((path) => path.split(sep).join('/'))
        .filter((branch) => headOf(branch) !== undefined)
        .toSorted(),
    tree: (name) => {
      const sha = commit(name)?.tree ?? name
      const entries = trees.get(sha) ?? readTree(objects, sha)
      if (entries) trees.set(sha, entries)
      return entries
    },
    blob: (sha) => read(sha, 'blob'),
    writeBlob: (content) => objects.write('blob', content),
    writeTree: (base, changes) => writeTree(objects, base && (commit(base)?.tree ?? base), changes),
    writeCommit: ({ tree, parents, message, author }) => {
      const isWhole = read(tree, 'tree') && parents.every((parent) => read(parent, 'commit'))
      if (!isWhole || message.includes('\0') || !/^[\w-]+$/.test(author)) return undefined
      seconds += 1
      const by = `${author} <${author}@users.noreply.example> ${seconds} +0000`
      const head = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${by}`,
        `committer ${by}`,
      ]
      return objects.write('commit', Buffer.from(`${head.join('\n')}\n\n${message}`))
    },
    moveBranch: (branch, to, from) => {
      if (!isBranch(branch) || !read(to, 'commit') || headOf(branch) !== from) return false
      try {
        mkdirSync(dirname(join(heads, branch)), { recursive: true })
        writeFileSync(join(heads, branch), `${to}\n`)
        return true
      } catch {
        // There cannot be a branch `a` beside a branch `a/b`, as one of them needs a file where the other needs a folder.
        return false
      }
    },
    isAncestor: (older, newer) => {
      const seen = new Set([newer])
      for (const sha of seen) for (const parent of commit(sha)?.parents ?? []) seen.add(parent)
      return seen.has(older)
    },
    merge: (one, other) => run(folder, ['merge-tree', '--write-tree', one, other]),
    take: (other) => {
      if (other.folder === folder) return
      const filter = (path: string) => basename(path) !== 'info'
      cpSync(join(other.folder, 'objects'), join(folder, 'objects'), { recursive: true, filter })
    },
  }
}

/** Whether git lets a branch have this name. */
function isBranch(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- git refuses them
  const refused = /[\u0000-\u0020\u007F~^:?*[\\]|\.\.|@\{|\.$|^$/
  return !refused.test(name) && name.split('/').every((part) => !/^\.|^$|\.lock$/.test(part))
}

/** What git prints; undefined if it fails. Ignores any user's settings. */
function run(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string | undefined {
  const { status, stdout } = spawnSync('git', ['--git-dir', folder, ...args], {
    env: { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', ...env },
  })
  return status === 0 ? stdout.toString('utf8').trim() : undefined
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
    message: message.join('\n\n').trimEnd(),
    author: author.split(' <')[0] ?? '',
  }
}
