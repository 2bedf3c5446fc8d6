import './gallery-dialog.css'
import { type KeyboardEvent, useState } from 'react'
import { Button, buttonClass } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Icon } from '../../../ui/icons/Icon'
import { fillContent } from '../../content/fill-content'
import { Picture } from '../../../ui/Picture'
import type { GalleryImage } from '../../content/content-types'
import texts from './gallery-texts.json'
import { useSwipe } from './use-swipe'

const sizes = '(max-width: 47.99rem) 100vw, min(92vw, 75rem)'

interface GalleryDialogProps {
  readonly images: readonly GalleryImage[]
  /** The index of the image that is shown; undefined while the dialog is closed. */
  readonly shown: number | undefined
  readonly onShow: (at: number | undefined) => void
}

/**
 * One picture, enlarged. Arrows, keys and swipes go to the next picture or the one before, and wrap around at the ends;
 * Escape, the close button and a click beside it close it.
 */
export function GalleryDialog({ images, shown, onShow }: GalleryDialogProps) {
  const at = shown ?? 0
  const count = images.length
  const image = images[at]
  const go = (step: number) => onShow((at + step + count) % count)
  const swipe = useSwipe(go)
  const onKey = (event: KeyboardEvent) => {
    // With a modifier the arrows are the browser's own: Alt and left goes back a page.
    const own = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const to = own ? undefined : keyMove(event.key, at, count)
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
  }
  return (
    <Dialog
      open={shown !== undefined}
      labelledBy="gallery-position"
      className="gallery-dialog own-scheme"
      onClose={() => onShow(undefined)}
      onKeyDown={onKey}
    >
      {image && (
        <>
          <p id="gallery-position" aria-live="polite">
            {fillContent(texts.position, { number: at + 1, count, title: image.title })}
          </p>
          <Button
            icon="close"
            className="gallery-close"
            aria-label={texts.close}
            onClick={() => onShow(undefined)}
          />
          <div className="gallery-stage" {...swipe}>
            <Picture
              key={image.id}
              id={image.id}
              alt={image.alt}
              sizes={sizes}
              className="gallery-picture"
              urgent
            />
            {/* The same file, fetched once. */}
            <Picture id={image.id} alt="" sizes={sizes} className="gallery-backdrop" urgent />
          </div>
          <p className="gallery-words small">{fillContent(image.caption)}</p>
          <ul className="plain-list gallery-thumbnails">
            {images.map(({ id, title }, place) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={title}
                  aria-current={place === at || undefined}
                  onClick={() => onShow(place)}
                >
                  <Picture id={id} alt="" sizes="12rem" />
                </button>
              </li>
            ))}
          </ul>
          <div className="gallery-actions">
            <Button icon="arrow-left" className="gallery-arrow" onClick={() => go(-1)}>
              {texts.previous}
            </Button>
            <DownloadLink image={image} />
            <ShareButton key={image.id} image={image} />
            <button type="button" className={buttonClass('secondary', 'gallery-arrow')} onClick={() => go(1)}>
              <span>{texts.next}</span>
              <Icon name="arrow-right" size={20} />
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Saves the picture as a JPEG named after the scene: phones keep that kind with the photos. */
function DownloadLink({ image }: { readonly image: GalleryImage }) {
  return (
    <a className={buttonClass('secondary')} href={`/images/${image.id}.jpg`} download={`${image.id}.jpg`}>
      <Icon name="download" size={20} /> {texts.download}
    </a>
  )
}

/**
 * Opens the device's own share sheet with the picture's address. Where there is none, an alert in the page says so.
 * Closing the sheet, or pressing the button again while it is open, shows no message.
 */
function ShareButton({ image }: { readonly image: GalleryImage }) {
  const [refused, setRefused] = useState(false)
  const share = async () => {
    if (!('share' in navigator)) {
      setRefused(true)
      return
    }
    const title = fillContent(texts.shareText, { title: image.title })
    const url = new URL(`/images/${image.id}.jpg`, location.href).href
    try {
      await navigator.share({ title, url })
    } catch (error) {
      setRefused(!(error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)))
    }
  }
  return (
    <>
      <Button icon="share" onClick={() => void share()}>
        {texts.share}
      </Button>
      <p role="alert" className="gallery-refused">
        {refused && texts.cannotShare}
      </p>
    </>
  )
}

/**
 * The index of the image that a key leads to: arrows to the next or the previous one, wrapping around at the ends; Home
 * to the first, End to the last. Undefined for every other key.
 * @example keyMove('ArrowRight', 4, 5) // => 0
 */
export function keyMove(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'ArrowRight':
      return (at + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
