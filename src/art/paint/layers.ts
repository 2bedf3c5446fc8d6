import { litFaces } from '../light/shade'
import type { Mood } from '../light/mood'
import type { Scene } from '../scenes/scene'
import { Brush } from '../voxels/brush'
import { emptyStage } from '../voxels/stage'
import { hazeSvg } from './haze-svg'
import { skySvg } from './sky-svg'
import { sparksSvg } from './sparks-svg'
import { svgDocument, wide, type Frame } from './svg'
import type { View } from './view'
import { glowSvg, voxelsSvg } from './voxels-svg'

/** The layers of one picture as SVG documents, from the back to the front; `glow` is blurred and laid over by screen. */
export type Layers = {
  readonly sky: string
  readonly far: string
  readonly behind: string
  readonly voxels: string
  readonly before: string
  readonly glow: string
}

/** How much larger the voxels are drawn before they are scaled down, which makes their edges smooth. */
const oversize = 2

/** Draws a scene. The same scene gives the same text, always. */
export function layersOf(scene: Scene, frame: Frame = wide): Layers {
  const near = draw('near', scene.build, scene.mood, scene.view, scene.seed)
  const far = scene.far.map((group, index) =>
    draw(`far${index}-`, group.build, group.mood, group.view, scene.seed),
  )
  const glow = [...far, near].map((drawn) => drawn.glow).join('')
  return {
    sky: svgDocument(frame, skySvg(scene.sky, frame, scene.seed)),
    far: svgDocument(frame, far.map((drawn) => drawn.voxels).join('')),
    behind: svgDocument(frame, scene.behind),
    voxels: svgDocument(frame, near.voxels + near.sparks, oversize),
    before: svgDocument(frame, scene.before),
    glow: svgDocument(frame, `<rect width="100%" height="100%"/>${glow}`, 0.5),
  }
}

function draw(
  name: string,
  build: Scene['build'],
  mood: Mood,
  view: View,
  seed: number,
): { voxels: string; sparks: string; glow: string } {
  const stage = emptyStage()
  build(new Brush(stage))
  const faces = litFaces(stage, mood, seed)
  const sparks = sparksSvg(stage.sparks, view)
  return {
    voxels: voxelsSvg(faces, stage.voxels, view),
    sparks,
    glow: glowSvg(faces, view) + sparks + hazeSvg(stage.lamps, view, name),
  }
}
