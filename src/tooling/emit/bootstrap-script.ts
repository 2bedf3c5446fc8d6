import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

/** Take the comments out of the bootstrap script, which stands in every page. */
export function shrinkBootstrapScript(folder: string): void {
  const path = join(folder, 'bootstrap.js')
  writeFileSync(path, minifySync('bootstrap.js', readFileSync(path, 'utf8')).code)
}
