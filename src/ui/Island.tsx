interface IslandProps {
  /** The name of an island in `public/images/islands`: a form's slug, or `page-` and a page's name. */
  readonly name: string
  /** Its width on the page where there is room for it, in the syntax of the `sizes` attribute. */
  readonly sizes: string
  readonly className?: string
  /** For one that is visible at once; the others are fetched as they come near the screen. */
  readonly urgent?: boolean
}

/**
 * A small island with an emblem in its own colour and hard edges, on a transparent background; on a phone the emblem
 * alone, because an island that small is only a blur. Decoration only.
 */
export function Island({ name, sizes, className = '', urgent = false }: IslandProps) {
  const at = `/images/islands/${name}`
  return (
    <picture className={`island no-print ${className}`.trim()}>
      <source media="(width < 48rem)" srcSet={`${at}.svg`} />
      <source type="image/avif" srcSet={`${at}-160.avif 160w, ${at}-320.avif 320w`} sizes={sizes} />
      <img
        src={`${at}-160.webp`}
        srcSet={`${at}-160.webp 160w, ${at}-320.webp 320w`}
        sizes={sizes}
        alt=""
        width={320}
        height={320}
        loading={urgent ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
