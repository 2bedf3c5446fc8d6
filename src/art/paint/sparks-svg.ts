import { hexOf } from '../voxels/colour'
import type { Spark } from '../voxels/stage'
import { short } from './svg'
import { project, type View } from './view'

/** Sparks in the air as small tilted squares, the shape of a voxel's top. */
export function sparksSvg(sparks: readonly Spark[], view: View): string {
  return sparks
    .map(({ at, colour, size, alpha }) => {
      const [x, y] = project(view, at)
      const shape = `M${short(x)} ${short(y - size)}l${short(size)} ${short(size)}l${short(-size)} ${short(size)}l${short(-size)} ${short(-size)}z`
      return `<path fill="${hexOf(colour)}" fill-opacity="${alpha}" d="${shape}"/>`
    })
    .join('')
}
