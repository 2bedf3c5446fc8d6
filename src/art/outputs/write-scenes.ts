import { compose, composeCutOut } from '../paint/compose'
import { layersOf } from '../paint/layers'
import { galleryScenes, wideScenes } from '../scenes/all-scenes'
import { brokenBridge } from '../scenes/broken-bridge'
import { encode } from './encode'
import { bridgeFiles, bridgeFrame, downloadFile, wideFiles, type PictureFile } from './picture-files'
import { writePublic } from './public-folder'

/** Draws and writes the wide pictures, their downloads, and the picture of the 404 page. */
export async function writeScenes(): Promise<void> {
  // A picture is packed while the next one is being drawn.
  const packing: Promise<void>[] = []
  for (const scene of wideScenes) {
    const downloads = galleryScenes.includes(scene) ? [downloadFile(scene.id)] : []
    packing.push(writePictures(await compose(layersOf(scene)), [...wideFiles(scene.id), ...downloads]))
  }
  const bridge = await composeCutOut(layersOf(brokenBridge, bridgeFrame), bridgeFrame)
  packing.push(writePictures(bridge, bridgeFiles()))
  await Promise.all(packing)
}

async function writePictures(picture: Buffer, files: readonly PictureFile[]): Promise<void> {
  await Promise.all(files.map(async (file) => writePublic(file.path, await encode(picture, file))))
}
