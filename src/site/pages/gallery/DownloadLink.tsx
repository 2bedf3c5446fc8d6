import { buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/icons/Icon'
import type { GalleryImage } from '../../content/content-types'
import texts from './gallery-texts.json'

/** Saves the picture as a JPEG named after the scene: phones keep that kind with the photos. */
export function DownloadLink({ image }: { readonly image: GalleryImage }) {
  return (
    <a className={buttonClass('secondary')} href={`/images/${image.id}.jpg`} download={`${image.id}.jpg`}>
      <Icon name="download" size={20} /> {texts.download}
    </a>
  )
}
