const silhouette = ['01100110', '11111111', '11111111', '01111110', '00111100', '00011000']

const cells = silhouette.flatMap((row, y) =>
  [...row].flatMap((cell, x) => (cell === '1' ? [{ x: x * 4, y: y * 4 }] : [])),
)

const filled = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y)

/** Seen from the front, slightly from above and from the right, so that the heart keeps its shape at any size. */
const front = cells.map(({ x, y }) => `M${x} ${y}h4v4h-4z`).join('')
const tops = cells.filter(({ x, y }) => !filled(x, y - 4)).map(({ x, y }) => `M${x} ${y}l2-2h4l-2 2z`)
const rights = cells.filter(({ x, y }) => !filled(x + 4, y)).map(({ x, y }) => `M${x + 4} ${y}l2-2v4l-2 2z`)

interface HeartMarkProps {
  /** Height in CSS pixels. */
  readonly size?: number
}

/**
 * The heart of cubes: the mark of this site. It is decoration: the network's name is beside it.
 * @example <HeartMark size={36} />
 */
export function HeartMark({ size = 36 }: HeartMarkProps) {
  return (
    <svg
      className="heart-mark"
      height={size}
      width={Math.round((size * 34) / 26)}
      viewBox="0 -2 34 26"
      aria-hidden="true"
    >
      <path className="heart-top" d={tops.join('')} />
      <path className="heart-right" d={rights.join('')} />
      <path className="heart-front" d={front} />
      <path className="heart-glint" d="M4 4h4v4H4z" />
    </svg>
  )
}
