import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'

export interface GitObject {
  readonly type: string
  readonly content: Buffer
}

/** The objects of a repository on disk, each in its own file in git's own form. Git itself may add to them. */
export interface Objects {
  readonly read: (sha: string) => GitObject | undefined
  /** Returns the object's name. */
  readonly write: (type: 'blob' | 'tree' | 'commit', content: Buffer) => string
}

/** Open a repository's `objects` folder. An object that is not there is looked for in the folders it borrows from. */
export function openObjects(folder: string): Objects {
  const borrowed = textAt(join(folder, 'info', 'alternates'))
    ?.split('\n')
    .filter(Boolean)
    .map(openObjects)
  // An object never changes under its name.
  const known = new Map<string, GitObject>()
  const fileOf = (sha: string) => join(folder, sha.slice(0, 2), sha.slice(2))
  const read = (sha: string): GitObject | undefined => {
    if (!isSha(sha)) return undefined
    const found = known.get(sha) ?? readObject(fileOf(sha))
    if (found) known.set(sha, found)
    return found ?? borrowed?.map((each) => each.read(sha)).find(Boolean)
  }
  return {
    read,
    write: (type, content) => {
      const object = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])
      const sha = createHash('sha1').update(object).digest('hex')
      if (read(sha)) return sha
      mkdirSync(dirname(fileOf(sha)), { recursive: true })
      writeFileSync(fileOf(sha), deflateSync(object))
      known.set(sha, { type, content })
      return sha
    },
  }
}

export function isSha(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}

function readObject(file: string): GitObject | undefined {
  const packed = bytesAt(file)
  if (!packed) return undefined
  const object = inflateSync(packed)
  const end = object.indexOf(0)
  const [type = ''] = object.toString('latin1', 0, end).split(' ')
  return { type, content: object.subarray(end + 1) }
}

/** The trimmed content of a file; undefined if there is no such file. */
export function textAt(file: string): string | undefined {
  return bytesAt(file)?.toString('utf8').trim()
}

function bytesAt(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
