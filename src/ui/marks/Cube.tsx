import './cube.css'

/** The three visible faces in isometric projection, each edge 20 units wide. */
const faces = {
  top: 'M0 -20L20 -10L0 0L-20 -10Z',
  right: 'M20 10L0 20L0 0L20 -10Z',
  left: 'M-20 10L0 20L0 0L-20 -10Z',
}

interface CubeProps {
  /** Edge length of the drawing in CSS pixels. */
  readonly size: number
}

/**
 * One isometric cube in three shades of the colour of the surrounding text. Decoration only.
 * @example <Cube size={40} />
 */
export function Cube({ size }: CubeProps) {
  return (
    <svg className="cube" width={size} height={size} viewBox="-21 -21 42 42" aria-hidden="true">
      <path className="cube-top" d={faces.top} />
      <path className="cube-right" d={faces.right} />
      <path className="cube-left" d={faces.left} />
    </svg>
  )
}
