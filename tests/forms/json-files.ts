import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all JSON files in a folder and the folders below it, in alphabetical order. */
export function jsonFilesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
}
