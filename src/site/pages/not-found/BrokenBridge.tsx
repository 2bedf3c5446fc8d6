/** A broken bridge between two islands, for pages that are not there. Decoration only. */
export function BrokenBridge() {
  return (
    <picture className="broken-bridge no-print">
      <source
        type="image/avif"
        srcSet="/images/broken-bridge-480.avif 480w, /images/broken-bridge-960.avif 960w"
        sizes="26rem"
      />
      <img
        src="/images/broken-bridge-480.webp"
        srcSet="/images/broken-bridge-480.webp 480w, /images/broken-bridge-960.webp 960w"
        sizes="26rem"
        alt=""
        width={960}
        height={600}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
