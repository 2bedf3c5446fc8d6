import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import { addTitleId, editorTitleId, previewTitleId } from '../../components/focus'
import { ToolIcon } from '../../components/Tool'
import texts from '../../texts.json'

interface DockProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The main action of a page with a preview. On a phone it is at the lower edge of the window, with a way to the preview,
 * which is below the editor there, and back.
 */
export function Dock({ className = 'form-dock', children }: DockProps) {
  const [isAtPreview, setAtPreview] = useState(false)
  useEffect(() => {
    const preview = previewPane()
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
    const added = document.getElementById(addTitleId)
    if (isAtPreview) {
      const title = added ?? document.getElementById(editorTitleId)
      show(title, added?.closest('form') ?? title)
    } else {
      show(document.getElementById(previewTitleId), previewPane())
      // The frame is as high as its content, so only the page around it can bring its last question into view.
      if (added) plannedQuestion()?.scrollIntoView({ block: 'center' })
    }
  }
  return (
    <div className={`dock ${className} ${isAtPreview ? 'form-dock-back' : ''}`.trim()}>
      <Button className="form-dock-switch" onClick={goOn}>
        <ToolIcon name="eye" />
        <span>{isAtPreview ? texts.see.back : texts.see.go}</span>
      </Button>
      {children}
    </div>
  )
}

/** Moves the focus to a heading, and the page to the beginning of what it is the heading of. */
function show(title: HTMLElement | null, place: Element | null | undefined): void {
  title?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'start' })
}

function previewPane(): Element | null | undefined {
  return document.getElementById(previewTitleId)?.closest('section, aside')
}

/** The question in the preview that is being added, unless another tab is shown. */
function plannedQuestion(): Element | null | undefined {
  const frame = previewPane()?.querySelector<HTMLIFrameElement>('[role=tabpanel]:not([hidden]) iframe')
  return frame?.contentDocument?.querySelector('[data-edited]')
}
