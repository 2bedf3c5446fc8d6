import { writeFile } from 'node:fs/promises'
import { allIslands } from '../islands/all-islands'
import { drawIsland } from './draw-island'
import { encode } from './encode'
import { islandFiles, islandWidths } from './picture-files'

const root = new URL('../../../', import.meta.url)

/** Draws and writes the pictures of all islands. */
export async function writeIslands(): Promise<void> {
  for (const { name, colour } of await allIslands(new URL('forms/', root))) {
    const pictures = await drawIsland(name, colour, islandWidths)
    for (const file of islandFiles(name)) {
      const picture = pictures.get(file.width)
      if (picture !== undefined)
        await writeFile(new URL(`public/${file.path}`, root), await encode(picture, file))
    }
  }
}
