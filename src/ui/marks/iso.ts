/** A place in a world of unit cubes: x runs to the lower right, y to the lower left, z up. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The outlines of all visible faces, one SVG path for each of the three directions. */
export interface IsoFaces {
  readonly top: string
  readonly right: string
  readonly left: string
}

type Point = readonly [x: number, y: number, z: number]

const corners: Readonly<Record<keyof IsoFaces, readonly Point[]>> = {
  top: [
    [0, 0, 1],
    [1, 0, 1],
    [1, 1, 1],
    [0, 1, 1],
  ],
  right: [
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [1, 0, 1],
  ],
  left: [
    [0, 1, 0],
    [1, 1, 0],
    [1, 1, 1],
    [0, 1, 1],
  ],
}

const beyond: Readonly<Record<keyof IsoFaces, Point>> = { top: [0, 0, 1], right: [1, 0, 0], left: [0, 1, 0] }

/**
 * Draw cubes in isometric projection: `sx = (x - y) * size`, `sy = (x + y) * size / 2 - z * size`.
 * Leaves out a face with a neighbour in front of it. `size` is half a cube's width in the units of the drawing.
 * The paths of one call cannot hide each other correctly: draw rows that lie behind each other in separate calls, from
 * the back to the front, each with all cells as `among`.
 * @example isoFaces([{ x: 0, y: 0, z: 0 }], 10).top // => 'M0 -10L10 -5L0 0L-10 -5Z'
 */
export function isoFaces(cells: readonly Cell[], size: number, among = cells): IsoFaces {
  const filled = new Set(among.map(({ x, y, z }) => `${x},${y},${z}`))
  const path = (face: keyof IsoFaces): string => {
    const [dx, dy, dz] = beyond[face]
    const open = cells.filter(({ x, y, z }) => !filled.has(`${x + dx},${y + dy},${z + dz}`))
    return open.map((cell) => outline(cell, corners[face], size)).join('')
  }
  return { top: path('top'), right: path('right'), left: path('left') }
}

function outline(cell: Cell, face: readonly Point[], size: number): string {
  const points = face.map(([x, y, z]) => project(cell.x + x, cell.y + y, cell.z + z, size))
  return `M${points.join('L')}Z`
}

function project(x: number, y: number, z: number, size: number): string {
  return `${(x - y) * size} ${((x + y) * size) / 2 - z * size}`
}
