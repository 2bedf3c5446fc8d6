import { existsSync, readdirSync, readFileSync, statSync, type Dirent } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { watch } from 'chokidar'
import { staffFolders } from './source/file-kind'
import { picturesFolder } from './source/pictures'
import type { WorkspaceFiles } from './source/read-workspace'

/** The folders with the files that staff write. */
export const watchedFolders = staffFolders

/**
 * Read every file staff write, in the format for `lint`. `root` is the top of the repository. Hidden files, which editors
 * and systems leave behind, are skipped. A folder that is missing in `src/site` counts as an empty one. If a file is
 * deleted in the meantime, all are read again. Throws what the disk throws.
 */
export function readFiles(root: string): WorkspaceFiles {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readOnce(root)
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      // A folder whose name is not valid Unicode can be listed but never read, so the attempts are limited.
      if (!isGone || attempt === maxAttempts) throw error
    }
  }
}

const maxAttempts = 20

function readOnce(root: string): WorkspaceFiles {
  const files = new Map<string, string | Uint8Array>()
  for (const folder of watchedFolders) {
    const place = join(root, folder)
    const found = statSync(place, { throwIfNoEntry: false })
    const isFile = found?.isDirectory() === false
    const entries = found && !isFile ? readdirSync(place, { recursive: true, withFileTypes: true }) : []
    // In a folder with nothing but forms, there need not be any content of pages.
    const isMissed = found !== undefined || (folder !== 'forms' && existsSync(dirname(place)))
    if (entries.length === 0 && isMissed) files.set(isFile ? folder : `${folder}/`, '')
    for (const entry of entries) addEntry(files, root, entry)
  }
  // Only the names of pictures are needed, as pages refer to them.
  const pictures = join(root, picturesFolder)
  const names = existsSync(pictures) ? readdirSync(pictures, { recursive: true, encoding: 'utf8' }) : []
  for (const name of names) files.set(picturesFolder + name.split(sep).join('/'), '')
  return files
}

function addEntry(files: Map<string, string | Uint8Array>, root: string, entry: Dirent): void {
  const place = join(entry.parentPath, entry.name)
  const path = relative(root, place).split(sep).join('/')
  if (isHidden(path)) return
  // Node lists a name that is not valid Unicode with a replacement character, and no file has that name.
  const isUnreadable = entry.name.includes('\uFFFD') && !existsSync(place)
  if (entry.isFile()) files.set(path, isUnreadable ? '' : readFileSync(place))
  // A symbolic link could lead anywhere, so only its name is listed.
  if (entry.isSymbolicLink()) files.set(`${path}@`, '')
  if (entry.isDirectory() && readdirSync(place).length === 0) files.set(`${path}/`, '')
}

/** Whether a relative path is that of a hidden file, or leads through a hidden folder. */
function isHidden(path: string): boolean {
  return path.split(/[/\\]/).some((name) => name.startsWith('.'))
}

/** How long changes are debounced, in milliseconds: editors save a file in several steps. */
const debounceTime = 150

/**
 * Calls `onChange`, debounced, when files that staff write or pictures have changed. `root` is the top of the
 * repository. Resolves, once the files are watched, to a function that stops watching.
 */
export async function watchFiles(root: string, onChange: () => void): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined
  const places = [...watchedFolders, picturesFolder].map((folder) => join(root, folder, sep))
  // Watches from the top, because a folder may disappear for a moment, as when a branch is switched.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) =>
      // A save creates hidden files, even one that changes nothing.
      isHidden(relative(root, path)) ||
      !places.some((place) => `${path}${sep}`.startsWith(place) || place.startsWith(path)),
  })
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, debounceTime)
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return () => {
    clearTimeout(timer)
    void watcher.close()
  }
}
