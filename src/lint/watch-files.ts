import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { watchedFolders } from './read-files'

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
