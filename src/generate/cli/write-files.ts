import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChanges } from '../fix/file-changes'

/** Write files below `root`, the top of the repository, and delete those that are null. */
export function writeFiles(root: string, repairs: FileChanges): void {
  for (const [path, text] of repairs) {
    const place = join(root, path)
    if (text === null) rmSync(place, { force: true })
    else {
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
  }
}
