import type { Objects } from './objects'

/** One entry of a tree, as git names it. */
export interface TreeEntry {
  readonly path: string
  readonly mode: string
  readonly type: string
  readonly sha: string
}

/** An entry to put into a tree; without `sha` the path is removed. */
export interface TreeChange {
  readonly path: string
  readonly mode: string
  readonly sha: string | null
}

const folderMode = '40000'

/** All entries of a tree in git's order, each folder before what it has; undefined if there is no such tree. */
export function readTree(objects: Objects, sha: string, before = ''): readonly TreeEntry[] | undefined {
  const object = objects.read(sha)
  if (object?.type !== 'tree') return undefined
  return readEntries(object.content).flatMap(({ mode, name, sha: own }) => {
    const path = `${before}${name}`
    if (mode !== folderMode) return [{ path, mode, type: 'blob', sha: own }]
    const within = readTree(objects, own, `${path}/`) ?? []
    return [{ path, mode: `0${mode}`, type: 'tree', sha: own }, ...within]
  })
}

/** Write a tree with changes to another; undefined where git refuses one of them. */
export function writeTree(
  objects: Objects,
  base: string | undefined,
  changes: readonly TreeChange[],
): string | undefined {
  const old = base === undefined ? [] : readTree(objects, base)
  if (!old) return undefined
  const files = new Map(old.flatMap((entry) => (entry.type === 'blob' ? [[entry.path, entry] as const] : [])))
  for (const { path, mode, sha } of changes) {
    if (sha === null) {
      files.delete(path)
      continue
    }
    const isKnown = fileModes.has(mode) && objects.read(sha)?.type === 'blob'
    if (!isKnown || !isPath(path)) return undefined
    for (const other of files.keys()) if (isInTheWay(other, path)) files.delete(other)
    files.set(path, { path, mode, type: 'blob', sha })
  }
  return writeFolder(objects, [...files.values()], '')
}

const fileModes: ReadonlySet<string> = new Set(['100644', '100755', '120000'])

/** Whether git accepts a path in a tree: not if it leaves the folder, or if some file system takes it for `.git`. */
function isPath(path: string): boolean {
  const isPart = (part: string) => !/^(?:|\.|\.\.|\.git[. ]*|git~1[. ]*)$/i.test(part)
  return path.split('/').every(isPart) && !path.includes('\0')
}

/** Whether one is a file where the other needs a folder. */
function isInTheWay(one: string, other: string): boolean {
  return one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}

function writeFolder(objects: Objects, files: readonly TreeEntry[], before: string): string {
  const own = new Map<string, TreeEntry[]>()
  for (const file of files) {
    const [name = ''] = file.path.slice(before.length).split('/')
    own.set(name, [...(own.get(name) ?? []), file])
  }
  const entries = [...own].map(([name, within]) => {
    const [file] = within
    if (file?.path === `${before}${name}`) return { name, mode: file.mode, sha: file.sha, order: name }
    const sha = writeFolder(objects, within, `${before}${name}/`)
    // Git sorts a folder as if its name ended with a slash.
    return { name, mode: folderMode, sha, order: `${name}/` }
  })
  const sorted = entries.toSorted((a, b) => Buffer.compare(Buffer.from(a.order), Buffer.from(b.order)))
  const bytes = sorted.flatMap(({ name, mode, sha }) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(sha, 'hex'),
  ])
  return objects.write('tree', Buffer.concat(bytes))
}

interface FolderEntry {
  readonly mode: string
  readonly name: string
  readonly sha: string
}

/** Each entry is a mode, a space, a name, a zero and the 20 bytes of a hash. */
function readEntries(content: Buffer): readonly FolderEntry[] {
  const entries: FolderEntry[] = []
  for (let at = 0; at < content.length;) {
    const [space, end] = [content.indexOf(' ', at), content.indexOf(0, at)]
    const sha = content.toString('hex', end + 1, end + 21)
    entries.push({
      mode: content.toString('utf8', at, space),
      name: content.toString('utf8', space + 1, end),
      sha,
    })
    at = end + 21
  }
  return entries
}
