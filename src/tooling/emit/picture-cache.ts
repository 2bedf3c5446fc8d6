import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { KeepPicture } from '../../art/outputs/quick-previews'
import { root } from '../root'

const place = join(root, 'node_modules', '.cache', 'link-previews')
const drawing = join(root, 'src', 'art')
const month = 30 * 24 * 60 * 60 * 1000

/**
 * Keeps pictures from one build to the next, under a hash of their name and of all that draws them: the code in
 * `src/art` with its data, and the versions of the picture library. A name must say everything else a picture depends on.
 * What no build has asked for in a month is dropped.
 */
export function openPictureCache(): KeepPicture {
  const base = createHash('sha256').update(JSON.stringify(sharp.versions))
  for (const name of readdirSync(drawing, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(drawing, name)
    if (statSync(path).isFile()) base.update(name).update(readFileSync(path))
  }
  mkdirSync(place, { recursive: true })
  dropOld()
  return async (name, draw) => {
    const path = join(place, base.copy().update(name).digest('hex'))
    if (existsSync(path)) {
      utimesSync(path, new Date(), new Date())
      return readFileSync(path)
    }
    const picture = await draw()
    writeFileSync(path, picture)
    return picture
  }
}

function dropOld(): void {
  for (const name of readdirSync(place)) {
    const path = join(place, name)
    if (Date.now() - statSync(path).mtimeMs > month) rmSync(path)
  }
}
