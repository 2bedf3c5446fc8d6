interface PictureProps {
  /** The name of an image in `public/images`. */
  readonly id: string
  readonly alt: string
  /** Its width on the page, in the syntax of the `sizes` attribute. */
  readonly sizes: string
  readonly className?: string
  /** For a page's main picture: it is fetched first. */
  readonly urgent?: boolean
  /** `eager` for another picture that is in view at once; by default only the main picture is. */
  readonly loading?: 'eager' | 'lazy'
  readonly onLoad?: () => void
}

// 832 is a phone's width at a pixel ratio of 2, where the next wider file would have twice the bytes.
const widths = [640, 832, 1280, 1920] as const

/** An image in AVIF and WebP at four widths, 16 to 9, whose space is reserved before it arrives. */
export function Picture({
  id,
  alt,
  sizes,
  className,
  urgent = false,
  loading = urgent ? 'eager' : 'lazy',
  onLoad,
}: PictureProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourceSet(id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(id, 'webp')} sizes={sizes} />
      <img
        src={`/images/${id}-1280.webp`}
        alt={alt}
        width={1920}
        height={1080}
        loading={loading}
        fetchPriority={urgent ? 'high' : 'auto'}
        decoding={urgent ? 'auto' : 'async'}
        onLoad={onLoad}
      />
    </picture>
  )
}

function sourceSet(id: string, kind: 'avif' | 'webp'): string {
  return widths.map((width) => `/images/${id}-${width}.${kind} ${width}w`).join(', ')
}
