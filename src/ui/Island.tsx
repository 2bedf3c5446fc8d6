/** Its width on the page where there is room for it. */
const sizes = '9.5rem'

interface IslandProps {
  /** The name of an island in `public/images/islands`: a form's slug, or `page-` and a page's name. */
  readonly name: string
  readonly className: string
}

/**
 * A small island with an emblem in its own colour and hard edges, on a transparent background; on a phone the emblem
 * alone, because an island that small is only a blur. It is visible at once, so it is fetched with the page. Decoration
 * only.
 */
export function Island({ name, className }: IslandProps) {
  const at = `/images/islands/${name}`
  return (
    <picture className={`island no-print ${className}`}>
      <source media="(width < 48rem)" srcSet={`${at}.svg`} />
      <source type="image/avif" srcSet={`${at}-160.avif 160w, ${at}-320.avif 320w`} sizes={sizes} />
      <img
        src={`${at}-160.webp`}
        srcSet={`${at}-160.webp 160w, ${at}-320.webp 320w`}
        sizes={sizes}
        alt=""
        width={320}
        height={320}
        loading="eager"
        decoding="async"
      />
    </picture>
  )
}
