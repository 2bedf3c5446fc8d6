import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How long a replaced version's files are kept, in milliseconds: open and cached pages still request them. */
const keptFor = 8 * 24 * 60 * 60 * 1000
const list = '_old-assets.json'

type Dates = Readonly<Record<string, number>>

/** The scripts and styles of earlier versions, by name. */
interface OldAssets {
  readonly files: ReadonlyMap<string, Buffer>
  /** When each was replaced, in milliseconds; only those that were old before this build. */
  readonly replaced: Dates
}

/**
 * Read the scripts and styles of a folder that is about to be built again, except those that were replaced more than
 * eight days ago. Empty where the folder does not exist.
 */
export function readOldAssets(folder: string, now: number = Date.now()): OldAssets {
  const assets = join(folder, 'assets')
  const names = existsSync(assets) ? readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)) : []
  const replaced = readDates(join(folder, list))
  const fresh = names.filter((name) => now - (replaced[name] ?? now) < keptFor)
  return { files: new Map(fresh.map((name) => [name, readFileSync(join(assets, name))])), replaced }
}

/** Write them beside the new ones; the names do not collide, because they contain a hash of the text. */
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
  try {
    // Written by `writeOldAssets`.
    return JSON.parse(readFileSync(path, 'utf8')) as Dates
  } catch {
    // There is none, or it was copied in part: then all old files count as replaced now.
    return {}
  }
}
