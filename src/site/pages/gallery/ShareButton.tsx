import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { fillContent } from '../../content/fill-content'
import type { GalleryImage } from '../../content/content-types'
import texts from './gallery-texts.json'

/**
 * Opens the device's own share sheet with the picture's address. Where there is none, an alert in the page says so; a
 * visitor who closes the sheet hears nothing.
 */
export function ShareButton({ image }: { readonly image: GalleryImage }) {
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
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'))
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
