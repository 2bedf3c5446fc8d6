// Once around the eight by six cells of the mark.
const outline = 'M1 0h2v1h2v-1h2v1h1v2h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-2h1z'

/** The mark of the site as a sign on the scale; decoration, its number stands beside it. */
export function HeartIcon() {
  return (
    <svg className="heart-icon" viewBox="0 0 8 6" aria-hidden="true" focusable="false">
      <path d={outline} />
    </svg>
  )
}
