interface EmblemProps {
  /**
   * The name of an island in `public/images/islands`: a form's slug, or `page-` and a page's name, or `member-` and a
   * name for a face. Small things, such as coins and keys, share the file `things`.
   */
  readonly name: string
  /** Which thing of the file `things` to show: the fragment of its address. */
  readonly part?: string
  /** Whether it is visible at once; other emblems are loaded lazily. */
  readonly urgent?: boolean
}

/**
 * An island's emblem alone, on a tile of its colour. Its picture has 15 x 15 cells, so widths that are whole multiples of
 * 15 px are sharp on every screen; it follows the theme through the `color-scheme` it inherits. Decoration only.
 */
export function Emblem({ name, part, urgent = false }: EmblemProps) {
  return (
    <img
      className="emblem no-print"
      src={`/images/islands/${name}.svg${part === undefined ? '' : `#${part}`}`}
      alt=""
      width={45}
      height={45}
      loading={urgent ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}

/**
 * Show the heart in place of an emblem or island that cannot be loaded, and nothing if the heart cannot be loaded
 * either: a new form has no pictures yet.
 */
export function replaceMissingPictures(): void {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const { pathname } = new URL(target.src)
    const heart = pathname.replace(/[^/]+?((?:-\d+)?\.\w+)$/, 'default$1')
    if (heart === pathname) {
      target.hidden = true
      return
    }
    // The browser would prefer them to the new address.
    for (const source of target.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
    target.removeAttribute('srcset')
    target.src = heart
  }
  document.addEventListener('error', replace, true)
}
