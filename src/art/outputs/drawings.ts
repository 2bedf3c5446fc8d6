import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { PreviewCard } from '../previews/preview-cards'
import type { Scene } from '../scenes/scene'
import { Brush } from '../voxels/brush'
import { emptyStage } from '../voxels/stage'

/** What the committed pictures were drawn from: a fingerprint per scene and per link preview. */
export type Drawings = {
  readonly scenes: Readonly<Record<string, string>>
  readonly previews: Readonly<Record<string, string>>
}

/** A fingerprint of everything that stands in a scene: voxels, lamps and sparks. */
export function sceneFingerprint(scene: Scene): string {
  const stage = emptyStage()
  scene.build(new Brush(stage))
  const print = createHash('sha256')
  for (const { x, y, z, material } of stage.voxels) print.update(`${x},${y},${z},${material.colour.join()};`)
  print.update(JSON.stringify([stage.lamps, stage.sparks, scene.view, scene.mood, scene.sky]))
  return print.digest('hex').slice(0, 16)
}

/** A fingerprint of what a link preview says. */
export function previewFingerprint({ slug, title, colour }: PreviewCard): string {
  return createHash('sha256')
    .update(JSON.stringify([slug, title, colour]))
    .digest('hex')
    .slice(0, 16)
}

/** Keeps the fingerprints beside the generator, so that a test can tell when pictures are older than their source. */
export async function recordDrawings(drawings: Drawings): Promise<void> {
  await writeFile(new URL('../drawings.json', import.meta.url), `${JSON.stringify(drawings, null, 2)}\n`)
}
