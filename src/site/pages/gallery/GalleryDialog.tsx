import './gallery-dialog.css'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Icon } from '../../../ui/icons/Icon'
import { fillContent } from '../../content/fill-content'
import { Picture } from '../../../ui/Picture'
import { DownloadLink } from './DownloadLink'
import type { GalleryImage } from '../../content/content-types'
import texts from './gallery-texts.json'
import { keyMove } from './key-move'
import { ShareButton } from './ShareButton'
import { useSwipe } from './use-swipe'

interface GalleryDialogProps {
  readonly images: readonly GalleryImage[]
  /** The place of the image that is shown; undefined while the dialog is closed. */
  readonly shown: number | undefined
  readonly onShow: (at: number | undefined) => void
}

/**
 * One picture large. Arrows, keys and swipes go to the next or the one before, and round at the ends; Escape, the close
 * button and a click beside it close it.
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
      className="gallery-dialog"
      onClose={() => onShow(undefined)}
      onKeyDown={onKey}
    >
      {image && (
        <>
          <div className="gallery-bar">
            <div>
              <p id="gallery-position" aria-live="polite">
                {fillContent(texts.position, { number: at + 1, count, title: image.title })}
              </p>
              <p className="small muted">{fillContent(image.caption)}</p>
            </div>
            <Button icon="close" aria-label={texts.close} onClick={() => onShow(undefined)} />
          </div>
          <div className="gallery-stage" {...swipe}>
            <Picture key={image.id} id={image.id} alt={image.alt} sizes="min(92vw, 75rem)" urgent />
          </div>
          <div className="gallery-bar gallery-actions">
            <button type="button" className="gallery-arrow" onClick={() => go(-1)}>
              <Icon name="arrow-left" />
              <span>{texts.previous}</span>
            </button>
            <DownloadLink image={image} />
            <ShareButton key={image.id} image={image} />
            <button type="button" className="gallery-arrow" onClick={() => go(1)}>
              <span>{texts.next}</span>
              <Icon name="arrow-right" />
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
