import { existsSync, readdirSync, readFileSync, type Dirent, watch } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { WorkspaceFiles } from './source/read-workspace'

/** The folders that hold what staff write. */
export const watchedFolders = ['forms', 'src/site/content'] as const

/**
 * Read every file staff write, as `lint` takes them. `root` is the top of the repository. Hidden files, which editors
 * and systems leave behind, are passed over.
 */
export function readFiles(root: string): WorkspaceFiles {
  const files = new Map<string, string | Uint8Array>()
  for (const folder of watchedFolders) {
    const place = join(root, folder)
    const entries = existsSync(place) ? readdirSync(place, { recursive: true, withFileTypes: true }) : []
    for (const entry of entries) addEntry(files, root, entry)
  }
  // Of the pictures only the names are needed: pages refer to them.
  const pictures = join(root, 'public/images')
  for (const name of existsSync(pictures) ? readdirSync(pictures) : []) files.set(`public/images/${name}`, '')
  return files
}

function addEntry(files: Map<string, string | Uint8Array>, root: string, entry: Dirent): void {
  const place = join(entry.parentPath, entry.name)
  const path = relative(root, place).split(sep).join('/')
  if (path.split('/').some((name) => name.startsWith('.'))) return
  if (entry.isFile()) files.set(path, readFileSync(place))
  if (entry.isDirectory() && readdirSync(place).length === 0) files.set(`${path}/`, '')
}

/** Editors save a file in several steps; milliseconds to wait until they are done. */
const pause = 150

/**
 * Call back a moment after any file that staff write has changed, once for changes that come together. `root` is the top
 * of the repository. Returns the function that ends it.
 */
export function watchFiles(root: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const places = watchedFolders.map((folder) => join(root, folder)).filter((place) => existsSync(place))
  const watchers = places.map((place) =>
    watch(place, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(onChange, pause)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
