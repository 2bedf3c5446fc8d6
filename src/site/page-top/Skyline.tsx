import './skyline.css'
import { isoFaces, type Cell } from '../../ui/marks/iso'

/** Heights of columns of cubes, from the back row to the front: a little town of blocks on a slope. */
const heights = [
  [2, 4, 3, 1, 1, 2],
  [1, 3, 1, 1, 1, 1],
  [1, 1, 1, 2, 1, 1],
  [3, 1, 1, 1, 1, 1],
  [1, 1, 2, 1, 1, 1],
]

const cells: readonly Cell[] = heights.flatMap((row, y) =>
  row.flatMap((height, x) => Array.from({ length: height }, (_, z) => ({ x, y, z }))),
)

const town = isoFaces(cells, 20)
const lantern = isoFaces([{ x: 3, y: 3, z: 1 }], 20)
const lamp = isoFaces([{ x: 1, y: 0, z: 4 }], 20)

/** Cubes at the top of a page, with two lamps lit. Decoration only. */
export function Skyline() {
  return (
    <svg className="skyline no-print" viewBox="-104 -104 230 226" aria-hidden="true" focusable="false">
      <path className="skyline-top" d={town.top} />
      <path className="skyline-right" d={town.right} />
      <path className="skyline-left" d={town.left} />
      {[lamp, lantern].map((faces) => (
        <g key={faces.top}>
          <path className="skyline-lit-top" d={faces.top} />
          <path className="skyline-lit-right" d={faces.right} />
          <path className="skyline-lit-left" d={faces.left} />
        </g>
      ))}
    </svg>
  )
}
