import { isoFaces, type Cell, type IsoFaces } from '../../../ui/marks/iso'

const depth = 5
const width = 6

/** A small town of cubes with two lamps: its blocks, and the lamps that stand on them. */
export interface Town {
  /** The rows of houses, from the back to the front. */
  readonly rows: readonly IsoFaces[]
  readonly lamps: readonly IsoFaces[]
}

/**
 * Build a town from a name: the same name always gives the same town, in the build and in the browser. Houses are
 * taller at the back, so none hides another; a lamp stands on the tallest house, and one on the ground in front.
 * @example townOf('Vote', 20).rows.length // => 5
 */
export function townOf(name: string, size: number): Town {
  const random = randomFrom(name)
  const heights = Array.from({ length: depth }, (_, y) =>
    Array.from({ length: width }, () => houseHeight(random(), y)),
  )
  const blocks = heights.flatMap((row, y) => row.flatMap((height, x) => column(x, y, height)))
  const tallest = blocks.toSorted((a, b) => b.z - a.z)[0] ?? { x: 0, y: 0, z: 0 }
  const front = { x: 1 + Math.floor(random() * 4), y: 3 }
  const ground = heights[front.y]?.[front.x] ?? 1
  const lamps = [
    { ...tallest, z: tallest.z + 1 },
    { ...front, z: ground },
  ]
  const inRow = (y: number) => blocks.filter((block) => block.y === y)
  return {
    rows: heights.map((_, y) => isoFaces(inRow(y), size, blocks)),
    lamps: lamps.map((lamp) => isoFaces([lamp], size)),
  }
}

/** Most places are bare ground; at the back about half are houses, in front nearly none. */
function houseHeight(chance: number, y: number): number {
  const most = depth - 1 - y
  return chance > 0.45 + y * 0.1 ? 1 + Math.ceil(((chance - 0.45) / 0.55) * Math.max(1, most)) : 1
}

function column(x: number, y: number, height: number): readonly Cell[] {
  return Array.from({ length: height }, (_, z) => ({ x, y, z }))
}

/** The generator mulberry32, begun with a hash (FNV-1a) of the name. */
function randomFrom(name: string): () => number {
  let state = [...name].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619),
    2166136261,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed))
    return ((more ^ (more >>> 14)) >>> 0) / 4294967296
  }
}
