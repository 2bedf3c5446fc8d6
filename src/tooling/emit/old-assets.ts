import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How long the files of a version stay after the next one, in milliseconds: open pages and kept ones still ask for them. */
const keptFor = 8 * 24 * 60 * 60 * 1000
const list = '_old-assets.json'

type Dates = Readonly<Record<string, number>>

/** The scripts and styles of earlier versions, by name. */
export interface OldAssets {
  readonly files: ReadonlyMap<string, Buffer>
  /** When each was replaced, in milliseconds, of those that were old before. */
  readonly replaced: Dates
}

/**
 * Read the scripts and styles of a folder that is about to be built again, but for those that were replaced more than a
 * week ago. Nothing where there is no such folder yet.
 */
export function readOldAssets(folder: string, now: number = Date.now()): OldAssets {
  const assets = join(folder, 'assets')
  const names = existsSync(assets) ? readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)) : []
  const replaced = readDates(join(folder, list))
  const fresh = names.filter((name) => now - (replaced[name] ?? now) < keptFor)
  return { files: new Map(fresh.map((name) => [name, readFileSync(join(assets, name))])), replaced }
}

/** Put them beside the new ones, whose names are others wherever their text is. */
export function writeOldAssets(
  folder: string,
  { files, replaced }: OldAssets,
  now: number = Date.now(),
): void {
  const assets = join(folder, 'assets')
  mkdirSync(assets, { recursive: true })
  const old = [...files].filter(([name]) => !existsSync(join(assets, name)))
  for (const [name, text] of old) writeFileSync(join(assets, name), text)
  const dates = Object.fromEntries(old.map(([name]) => [name, replaced[name] ?? now]))
  writeFileSync(join(folder, list), JSON.stringify(dates))
}

function readDates(path: string): Dates {
  // Written by the function above.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Dates) : {}
}
