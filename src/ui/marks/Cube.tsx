/** The three visible faces in isometric projection, each edge 20 units wide. */
const faces = {
  top: 'M0 -20L20 -10L0 0L-20 -10Z',
  right: 'M20 10L0 20L0 0L20 -10Z',
  left: 'M-20 10L0 20L0 0L-20 -10Z',
}

interface CubeProps {
  /** Edge length of the drawing in CSS pixels. */
  readonly size?: number
  readonly className?: string
  /** The colour of the top; the sides are darker shades of it. By default the colour of the surrounding text. */
  readonly colour?: string
}

/**
 * One isometric cube in three shades of one colour. Decoration only.
 * The colour is set with the SVG attribute `color`, which the Content-Security-Policy allows, unlike a style.
 * @example <Cube size={40} colour="#F66D67" />
 */
export function Cube({ size = 40, colour, className = '' }: CubeProps) {
  return (
    <svg
      className={`cube ${className}`.trim()}
      width={size}
      height={size}
      viewBox="-21 -21 42 42"
      color={colour}
      aria-hidden="true"
      focusable="false"
    >
      <path className="cube-top" d={faces.top} />
      <path className="cube-right" d={faces.right} />
      <path className="cube-left" d={faces.left} />
    </svg>
  )
}
