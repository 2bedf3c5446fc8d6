import './gallery.css'
import { useState } from 'react'
import { fillContent } from '../../content/fill-content'
import type { Gallery } from '../../content/content-types'
import gallery from '../../content/gallery.json'
import { Icon } from '../../../ui/icons/Icon'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import { betweenMargins, Picture } from '../../../ui/Picture'
import texts from './gallery-texts.json'
import { GalleryDialog } from './GalleryDialog'

const wide = `(min-width: 80rem) 36rem, (min-width: 64rem) 50vw, ${betweenMargins}`
const narrow = `(min-width: 80rem) 18rem, (min-width: 64rem) 25vw, (min-width: 48rem) 50vw, ${betweenMargins}`

// The linter validates it against its grammar.
const content = gallery as Gallery

/** The pictures, each a button that opens it large. */
export function GalleryPage({ images = content.images }) {
  const [shown, setShown] = useState<number>()
  return (
    <>
      <PageTop island="page-gallery" title={gallery.title} lead={fillContent(gallery.lead)} />
      <PageBody>
        {images.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="plain-list gallery">
            {images.map(({ id, title, alt }, at) => (
              <li key={id}>
                <button type="button" className="slab" aria-haspopup="dialog" onClick={() => setShown(at)}>
                  <Picture id={id} alt={alt} sizes={at === 0 ? wide : narrow} urgent={at === 0} />
                  <span className="gallery-caption">
                    <span className="visually-hidden">{fillContent(texts.open, { title })}</span>
                    <span aria-hidden="true">{title}</span>
                    {/* Says that the picture opens. */}
                    <Icon name="expand" size={20} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PageBody>
      <GalleryDialog images={images} shown={shown} onShow={setShown} />
    </>
  )
}
