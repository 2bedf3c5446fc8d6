import './marks.css'
import { isoFaces, type Cell } from './iso'

const silhouette = ['01100110', '11111111', '11111111', '01111110', '00111100', '00011000']

/** The wall of the heart stands along y, so that its broad side looks to the right. */
const cells: readonly Cell[] = silhouette.flatMap((row, fromTop) =>
  [...row].flatMap((cell, column) => (cell === '1' ? [{ x: 0, y: 7 - column, z: 5 - fromTop }] : [])),
)

const faces = isoFaces(cells, 4)

interface HeartMarkProps {
  /** Height in CSS pixels. */
  readonly size?: number
}

/**
 * The heart of cubes: the mark of this site. It is decoration: the network's name stands beside it.
 * @example <HeartMark size={36} />
 */
export function HeartMark({ size = 36 }: HeartMarkProps) {
  return (
    <svg
      className="heart-mark"
      height={size}
      width={(size * 38) / 44}
      viewBox="-33 -25 38 44"
      aria-hidden="true"
      focusable="false"
    >
      <path className="shade-top" d={faces.top} />
      <path className="shade-left" d={faces.left} />
      <path className="shade-right" d={faces.right} />
    </svg>
  )
}
