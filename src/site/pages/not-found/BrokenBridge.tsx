import '../../page-top/skyline.css'
import { isoFaces, type Cell } from '../../../ui/marks/iso'

/** A bridge along x whose middle has fallen down: two piers, two ends of planks, and what lies below. */
const bridge: readonly Cell[] = [
  ...[0, 1, 2].map((z) => ({ x: 0, y: 0, z })),
  { x: 1, y: 0, z: 2 },
  { x: 2, y: 0, z: 2 },
  { x: 4, y: 0, z: 0 },
  { x: 7, y: 0, z: 2 },
  ...[0, 1, 2].map((z) => ({ x: 8, y: 0, z })),
]

const faces = isoFaces(bridge, 16)
const lit = isoFaces([{ x: 8, y: 0, z: 3 }], 16)

/** A small picture for pages that are not there. Decoration only. */
export function BrokenBridge() {
  return (
    <svg className="skyline broken-bridge" viewBox="-18 -50 166 136" aria-hidden="true" focusable="false">
      <path className="skyline-top" d={faces.top} />
      <path className="skyline-right" d={faces.right} />
      <path className="skyline-left" d={faces.left} />
      <path className="skyline-lit-top" d={lit.top} />
      <path className="skyline-lit-right" d={lit.right} />
      <path className="skyline-lit-left" d={lit.left} />
    </svg>
  )
}
