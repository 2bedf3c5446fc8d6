const rows = ['01100110', '11111111', '11111111', '01111110', '00111100', '00011000']

/** One rectangle for each run of cells, so that the heart has no seams. */
const path = rows
  .flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  )
  .join('')

/** The mark of the site as a sign on the scale; decoration, its number stands beside it. */
export function HeartIcon() {
  return (
    <svg
      className="heart-icon"
      viewBox="0 0 8 6"
      aria-hidden="true"
      focusable="false"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
