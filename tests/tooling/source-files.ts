import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/tooling/root'

/**
 * The TypeScript files of a folder and of those in it, from the root of the repository; without declarations.
 * @example sourceFiles('src/delivery') // => ['src/delivery/deliver.ts', …]
 */
export function sourceFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}
