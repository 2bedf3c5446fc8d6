import type { LitFace } from '../light/shade'
import { corners, type Side } from '../light/sides'
import { hexOf, type Light } from '../voxels/colour'
import type { Vec } from '../voxels/vec'
import type { VoxelMap } from '../voxels/voxel-map'
import { polygon, shortNumber } from './svg'
import { project, type View } from './view'

/** Lit faces as SVG paths, each face one flat colour, from back to front, with a fine light line on every outer edge. */
export function voxelsSvg(faces: readonly LitFace[], voxels: VoxelMap, view: View): string {
  const paths = faces.map((face) => {
    const shape = `<path fill="${face.fill}" d="${outline(face.cell, face.side, view)}"/>`
    return face.side === 'top' ? shape + rims(face, voxels, view) : shape
  })
  return `<g shape-rendering="crispEdges">${paths.join('')}</g>`
}

/** The shining faces alone, on black, for the glow that is blurred and laid over the picture. */
export function glowSvg(faces: readonly LitFace[], view: View): string {
  const paths = faces.flatMap(({ cell, side, glow }) =>
    glow === undefined ? [] : [`<path fill="${glowHex(glow)}" d="${outline(cell, side, view)}"/>`],
  )
  return paths.join('')
}

function outline(cell: Vec, side: Side, view: View): string {
  return polygon(corners[side].map((corner) => project(view, sum(cell, corner))))
}

function rims({ cell: [x, y, z], fill }: LitFace, voxels: VoxelMap, view: View): string {
  const ends: [Vec, Vec][] = []
  const air = (dx: number, dy: number): boolean =>
    voxels.get(x + dx, y + dy, z) === undefined && voxels.get(x + dx, y + dy, z + 1) === undefined
  if (air(1, 0))
    ends.push([
      [x + 1, y, z + 1],
      [x + 1, y + 1, z + 1],
    ])
  if (air(0, 1))
    ends.push([
      [x, y + 1, z + 1],
      [x + 1, y + 1, z + 1],
    ])
  return ends.map(([from, to]) => rim(project(view, from), project(view, to), fill, view.size)).join('')
}

function rim(
  from: readonly [number, number],
  to: readonly [number, number],
  fill: string,
  size: number,
): string {
  const line = `M${shortNumber(from[0])} ${shortNumber(from[1])}L${shortNumber(to[0])} ${shortNumber(to[1])}`
  return `<path d="${line}" stroke="${lighter(fill)}" stroke-width="${shortNumber(size * 0.13)}"/>`
}

function lighter(fill: string): string {
  const value = Number.parseInt(fill.slice(1), 16)
  const raised = [value >> 16, (value >> 8) & 255, value & 255].map((byte) =>
    Math.round(byte * 1.16 + (255 - byte) * 0.07),
  )
  return `#${raised.map((byte) => Math.min(255, byte).toString(16).padStart(2, '0')).join('')}`
}

function glowHex(glow: Light): string {
  return hexOf(glow)
}

function sum(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}
