import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChanges } from '../fix/file-changes'

/** Write files below `root`, the top of the repository, and delete those that are null, with folders that are left empty. */
export function writeFiles(root: string, repairs: FileChanges): void {
  for (const [path, text] of repairs) {
    const place = join(root, path)
    if (text === null) {
      rmSync(place, { force: true })
      const folder = dirname(place)
      if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
    } else {
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
  }
}
