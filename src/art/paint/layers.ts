import { litFaces } from '../light/shade'
import type { Scene } from '../islands/island-scene'
import { Brush } from '../voxels/brush'
import { emptyStage } from '../voxels/stage'
import { hazeSvg } from './haze-svg'
import { svgDocument, type Frame } from './svg'
import { glowSvg, voxelsSvg } from './voxels-svg'

/** The layers of one picture as SVG documents; `glow` is blurred and laid over the voxels as haze. */
export interface Layers {
  readonly voxels: string
  readonly glow: string
}

/** How much larger the voxels are drawn before they are scaled down, which makes their edges smooth. */
const oversize = 2

/** Draws a scene. The same scene gives the same text, always. */
export function layersOf({ build, mood, view, seed }: Scene, frame: Frame): Layers {
  const stage = emptyStage()
  build(new Brush(stage))
  const faces = litFaces(stage, mood, seed)
  const glow = glowSvg(faces, view) + hazeSvg(stage.lamps, view)
  return {
    voxels: svgDocument(frame, voxelsSvg(faces, stage.voxels, view), oversize),
    glow: svgDocument(frame, `<rect width="100%" height="100%"/>${glow}`, 0.5),
  }
}
