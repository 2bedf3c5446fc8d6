import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/**
 * Build into a new folder, then put what was built in the place of `folder`, file by file, so that a site can be built
 * where it is served. If the build returns false, throws or is interrupted, the folder stays as it was. Builds into
 * the same folder do not disturb each other: the last to end wins. Returns what the build returned.
 * @example await buildInto('/srv/site/dist', async (next) => writePages(next))
 */
export async function buildInto(folder: string, build: (next: string) => Promise<boolean>): Promise<boolean> {
  const started = Date.now()
  const next = mkdtempSync(join(tmpdir(), 'build-'))
  try {
    const isBuilt = await build(next)
    if (isBuilt) putInPlace(next, folder, started)
    return isBuilt
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/** Moves the files one by one. The folder itself is not replaced, because it may be a link or a mount point. */
function putInPlace(next: string, folder: string, started: number): void {
  const files = filesIn(next).toSorted((a, b) => turnOf(a) - turnOf(b))
  for (const file of files) {
    const place = join(folder, file)
    const beside = `${place}.${basename(next)}`
    mkdirSync(dirname(place), { recursive: true })
    copyFileSync(join(next, file), beside)
    // Copied to a temporary name, then renamed, as only a rename within one file system is atomic: the two folders may be
    // on different disks.
    renameSync(beside, place)
  }
  const fresh = new Set(files)
  for (const file of filesIn(folder).filter((name) => !fresh.has(name))) {
    const place = join(folder, file)
    // Files that are newer than the start belong to another build.
    const changed = statSync(place, { throwIfNoEntry: false })?.ctimeMs ?? started
    if (changed < started) rmSync(place, { force: true })
  }
}

/**
 * The sort order of a file: scripts before the pages that request them, and the front page last, as its
 * presence means that everything is there.
 */
function turnOf(file: string): number {
  if (file === 'index.html') return 2
  return file.startsWith('assets') ? 0 : 1
}

/** The path of each file in a folder, from there. One that is deleted during the listing is left out. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true,
  )
}
