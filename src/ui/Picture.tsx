interface PictureProps {
  /** The name of an image in `public/images`. */
  readonly id: string
  readonly alt: string
  /** Its width on the page, in the syntax of the `sizes` attribute. */
  readonly sizes: string
  readonly className?: string
  /** For a page's main picture: it is fetched first. */
  readonly urgent?: boolean
  readonly onLoad?: () => void
}

/**
 * `sizes` of a picture between a phone's margins. Where a CSS pixel is three of the screen's, two of them are enough: the
 * file of 832 pixels has half the bytes of the next wider one.
 */
export const betweenMargins = '(min-resolution: 2.5dppx) 64vw, calc(100vw - 2rem)'

// 832 is a phone's width at a pixel ratio of 2, where the next wider file would have twice the bytes.
const widths = [640, 832, 1280, 1920] as const

/** An image in AVIF and WebP at four widths, 16 to 9, whose space is reserved before it arrives. */
export function Picture({ id, alt, sizes, className, urgent = false, onLoad }: PictureProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourceSet(id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(id, 'webp')} sizes={sizes} />
      <img
        src={`/images/${id}-1280.webp`}
        alt={alt}
        width={1920}
        height={1080}
        loading={urgent ? 'eager' : 'lazy'}
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
