import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import { editorTitleId } from '../../components/focus'
import texts from '../../texts.json'

export const previewTitleId = 'see-title'

/**
 * The main action of a form's page. On a phone it is at the lower edge of the window, with a way to the preview, which
 * is below the editor there, and back.
 */
export function Dock({ children }: { readonly children: ReactNode }) {
  const [isAtPreview, setAtPreview] = useState(false)
  useEffect(() => {
    const preview = document.getElementById(previewTitleId)?.closest('section')
    if (!preview) return undefined
    // Whatever crosses the middle of the window counts as being looked at.
    const observer = new IntersectionObserver(
      (entries) => setAtPreview(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-50% 0px -50% 0px' },
    )
    observer.observe(preview)
    return () => observer.disconnect()
  }, [])
  const goOn = () => {
    const title = document.getElementById(isAtPreview ? editorTitleId : previewTitleId)
    title?.focus({ preventScroll: true })
    const place = isAtPreview ? title : title?.closest('section')
    place?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={`dock form-dock ${isAtPreview ? 'form-dock-back' : ''}`.trim()}>
      <Button className="form-dock-switch" onClick={goOn}>
        {isAtPreview ? texts.see.back : texts.see.go}
      </Button>
      {children}
    </div>
  )
}
