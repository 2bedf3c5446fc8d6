import { readdir, rm } from 'node:fs/promises'
import { composeCutOut } from '../paint/compose'
import { layersOf } from '../paint/layers'
import { islandScene, pageIslands } from '../previews/island-scene'
import type { PreviewCard } from '../previews/preview-cards'
import { encode } from './encode'
import { islandFiles, islandFrame } from './picture-files'
import { publicFolder, writePublic } from './public-folder'

/** Draws and writes the island of each form and of each other page; those of forms that are gone are removed. */
export async function writeIslands(cards: readonly PreviewCard[]): Promise<void> {
  const islands = [...cards, ...pageIslands]
  for (const island of islands) {
    const picture = await composeCutOut(layersOf(islandScene(island), islandFrame), islandFrame)
    for (const file of islandFiles(island.slug)) await writePublic(file.path, await encode(picture, file))
  }
  await removeOthers(islands.flatMap(({ slug }) => islandFiles(slug).map(({ path }) => path)))
}

async function removeOthers(paths: readonly string[]): Promise<void> {
  const folder = new URL('images/islands/', publicFolder)
  const others = (await readdir(folder)).filter((name) => !paths.includes(`images/islands/${name}`))
  await Promise.all(others.map(async (name) => rm(new URL(name, folder))))
}
