import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { PreviewView } from '../../../form/preview-protocol'
import texts from '../texts.json'

/** The widths visitors have, in CSS pixels. */
const frameWidths = { phone: 360, desktop: 1280 } as const

export type FrameWidth = keyof typeof frameWidths

interface FormFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly width: FrameWidth
  readonly view: PreviewView
}

/**
 * The previewed page at a visitor's width, scaled down where there is less room. Sets the
 * custom property `--content` to the height of its content; the styles decide whether it grows to that or scrolls.
 */
export function FormFrame({ frame, width, view }: FormFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const element = frame.current
      if (!place.current || !element) return
      // A card is as wide as its place.
      const isFluid = view === 'card' && width === 'phone'
      const wanted = isFluid ? place.current.clientWidth : frameWidths[width]
      const scale = Math.min(1, place.current.clientWidth / wanted)
      // A hidden element has no width; the scale is set again when it is shown.
      if (place.current.clientWidth === 0) return
      const height = element.contentDocument?.getElementById('app')?.offsetHeight ?? 0
      if (height > 0) place.current.style.setProperty('--content', `${height * scale}px`)
      element.style.width = `${wanted}px`
      element.style.height = `${place.current.clientHeight / scale}px`
      element.style.transform = `scale(${scale})`
    }
    fit()
    const observer = new ResizeObserver(fit)
    if (place.current) observer.observe(place.current)
    const framed = frame.current
    const follow = () => {
      const content = framed?.contentDocument?.getElementById('app')
      if (content) observer.observe(content)
    }
    follow()
    framed?.addEventListener('load', follow)
    return () => {
      observer.disconnect()
      framed?.removeEventListener('load', follow)
    }
  }, [frame, width, view])
  return (
    <div className={`form-frame form-frame-${width} form-frame-${view}`} ref={place}>
      {/* The framed page is part of this build; a sandbox that lets its script run would not protect anything. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} src="preview/index.html" title={texts.form.frame} />
    </div>
  )
}
