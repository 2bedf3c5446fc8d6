import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

/** Take the comments out of the script that every page waits for. */
export function shrinkEarlyScript(folder: string): void {
  const path = join(folder, 'early.js')
  writeFileSync(path, minifySync('early.js', readFileSync(path, 'utf8')).code)
}
