import { jsonIn } from '../engine/json'
import { propertiesOf } from '../engine/properties-of'
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileKind } from '../lint/source/file-kind'
import type { FileChanges } from './fix/file-changes'

/** The disk operations of a save, so that a test can make each of them fail. */
export const realDisk = {
  /** Create a file and wait until it is on disk; throws if the name exists, even as a link. */
  create: (place: string, content: string | Uint8Array, mode?: number): void => {
    // "x" is O_EXCL: the system does not follow a link that was put there first.
    const file = openSync(place, 'wx', mode)
    try {
      writeFileSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  },
  rename: (from: string, to: string): void => renameSync(from, to),
  /** Delete a file, if it exists. The check is needed: even with `force`, a path below a file would throw. */
  remove: (place: string): void => {
    if (existsSync(place)) rmSync(place, { force: true })
  },
  /** Create a folder and those around it, where they are missing. */
  createFolder: (place: string): void => void mkdirSync(place, { recursive: true }),
  removeFolder: (place: string): void => rmdirSync(place),
}

export type Disk = typeof realDisk

/** One file of a save: its path, and the paths of the copies of its old and new text; null if there is none. */
interface Step {
  readonly path: string
  readonly old: string | null
  readonly next: string | null
}

/** A save failed at this file, and all files are as they were. The message is the system's. */
export class WriteError extends Error {
  constructor(
    readonly path: string,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause))
  }
}

/** While this file exists, a save is in progress or was interrupted. */
const journalName = '.saving.json'

/**
 * Write files into a folder, all of them or none; their paths are relative to it. The new texts and copies of
 * the old ones are written beside the files, a journal lists them, and only then are the files replaced one
 * by one. If a step fails everything is restored and a `WriteError` is thrown; if the program ends in
 * between, `undoInterruptedSave` restores everything at its next start.
 * @example writeFiles('/srv/site/forms', new Map([['staff/ui.json', '{}']]))
 */
export function writeFiles(folder: string, changes: FileChanges, disk: Disk = realDisk): void {
  const token = randomUUID()
  const steps = [...changes].map(([path, text], index): Step => {
    const beside = join(dirname(path), `.saving-${token}-${index}`)
    const isThere = existsSync(join(folder, path))
    return { path, old: isThere ? `${beside}.old` : null, next: text === null ? null : `${beside}.new` }
  })
  let at = steps[0]?.path ?? ''
  const [journal, unnamed] = [join(folder, journalName), join(folder, `${journalName}.${token}`)]
  try {
    disk.create(unnamed, JSON.stringify(steps))
    disk.rename(unnamed, journal)
    for (const { path, old, next } of steps) {
      at = path
      const place = join(folder, path)
      const mode = lstatSync(place, { throwIfNoEntry: false })?.mode
      disk.createFolder(dirname(place))
      if (next !== null) disk.create(join(folder, next), changes.get(path) ?? '', mode)
      if (old !== null) disk.create(join(folder, old), readFileSync(place), mode)
    }
    for (const { path, next } of steps) {
      at = path
      if (next === null) disk.remove(join(folder, path))
      else disk.rename(join(folder, next), join(folder, path))
    }
    // From here on the save is complete.
    disk.remove(journal)
  } catch (error) {
    disk.remove(unnamed)
    undo(folder, steps, disk)
    throw new WriteError(at, error)
  }
  for (const { path, old } of steps) {
    if (old !== null) disk.remove(join(folder, old))
    removeEmptyFolders(folder, dirname(join(folder, path)), disk)
  }
}

/**
 * Undo an interrupted save. `isOwn` says which paths a save may contain: a journal with other paths, or with links,
 * was written by something else, and is ignored.
 */
export function undoInterruptedSave(folder: string, isOwn: (path: string) => boolean = () => true): void {
  const journal = join(folder, journalName)
  if (!lstatSync(journal, { throwIfNoEntry: false })?.isFile()) return
  const steps = stepsIn(readFileSync(journal, 'utf8'))
  const isSafe = ({ path }: Step): boolean => isOwn(path) && !leadsElsewhere(folder, join(folder, path))
  if (steps?.every(isSafe)) undo(folder, steps, realDisk)
}

/** Undo an interrupted save into the folder of the forms, by the workbench or a command. */
export function undoSaveOfForms(folder: string): void {
  const kinds = ['manifest', 'part', 'fixtures', 'snapshot']
  undoInterruptedSave(folder, (path) => kinds.includes(fileKind(`forms/${path}`).kind))
}

/** Whether a path leads out of a folder, or could because it or a folder on the way is a link. */
export function leadsElsewhere(folder: string, place: string): boolean {
  if (relative(folder, place).startsWith('..')) return true
  const around = nearestExisting(dirname(place))
  if (realpathSync(around) !== join(realpathSync(folder), relative(folder, around))) return true
  // Nothing can be below a file.
  return (
    statSync(around).isDirectory() && lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true
  )
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}

/** The steps in a journal; undefined for any other text. */
function stepsIn(text: string): readonly Step[] | undefined {
  const steps = jsonIn(text)
  return Array.isArray(steps) && steps.every(isStep) ? steps : undefined
}

/** Undoes a save. Idempotent, because it may itself be interrupted: files already restored stay as they are. */
function undo(folder: string, steps: readonly Step[], disk: Disk): void {
  for (const { path, old, next } of steps) {
    const place = join(folder, path)
    // A step has not been done while the new text is still beside the file, or the file to delete still exists.
    const isDone = next === null ? !existsSync(place) : !existsSync(join(folder, next))
    if (isDone && old === null) disk.remove(place)
    if (isDone && old !== null && existsSync(join(folder, old))) disk.rename(join(folder, old), place)
    for (const beside of [old, next]) if (beside !== null) disk.remove(join(folder, beside))
    removeEmptyFolders(folder, dirname(place), disk)
  }
  disk.remove(join(folder, journalName))
}

function isStep(value: unknown): value is Step {
  const { path, old, next } = propertiesOf(value)
  if (typeof path !== 'string') return false
  const isBeside = (name: unknown) =>
    name === null ||
    (typeof name === 'string' &&
      dirname(name) === dirname(path) &&
      /\.saving-[\da-f-]{36}-\d+\.(?:old|new)$/.test(name))
  return isBeside(old) && isBeside(next)
}

/** Deletes folders that become empty, up to the root folder. */
function removeEmptyFolders(folder: string, place: string, disk: Disk): void {
  for (let around = place; around !== folder && isEmpty(around); around = dirname(around))
    disk.removeFolder(around)
}

function isEmpty(place: string): boolean {
  return existsSync(place) && lstatSync(place).isDirectory() && readdirSync(place).length === 0
}
