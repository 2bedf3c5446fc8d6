import {
  useLayoutEffect,
  useRef,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { PreviewView, PreviewOrder, PreviewReport } from '../../../form/preview-protocol'
import texts from '../texts.json'

/** The width of a desktop's window, in CSS pixels. */
const desktopWidth = 1280

export type FrameWidth = 'phone' | 'desktop'

interface FormFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly width: FrameWidth
  readonly view: PreviewView
}

/**
 * The previewed page at a visitor's width: a phone's is that of its place, which the styles limit; a desktop's page is
 * scaled down where there is less room. Sets the custom property `--content` to the height of its content; the styles
 * decide whether it grows to that or scrolls.
 */
export function FormFrame({ frame, width, view }: FormFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const element = frame.current
      if (!place.current || !element) return
      const room = place.current.clientWidth
      const wanted = width === 'phone' ? room : Math.max(room, desktopWidth)
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
  }, [frame, width])
  return (
    <div className={`form-frame form-frame-${width} form-frame-${view}`} ref={place}>
      {/* The framed page is part of this build; a sandbox that lets its script run would not protect anything. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} src="preview/index.html" title={texts.form.frame} />
    </div>
  )
}

/** Calls `onEnd` when the form in a frame, which a receipt has folded, is open again: it is another one then. */
export function useReceiptEnd(
  frame: RefObject<HTMLIFrameElement | null>,
  isShown: boolean,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !isShown) return undefined
    const isOpen = () => page.querySelector('form')?.checkVisibility() ?? false
    // Just after sending the form may still be open.
    let wasFolded = !isOpen()
    const observer = new MutationObserver(() => {
      if (!isOpen()) wasFolded = true
      else if (wasFolded) end()
    })
    observer.observe(page.body, { childList: true, attributes: true, subtree: true })
    return () => observer.disconnect()
  }, [frame, isShown])
}

type Tell = (order: PreviewOrder) => void

/** A frame with the preview page: `hear` receives the page's reports, and `tell`, which sends it a command. */
export function usePreviewFrame(hear?: (report: PreviewReport, tell: Tell) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const tell = useCallback((order: PreviewOrder) => {
    frame.current?.contentWindow?.postMessage(order, location.origin)
  }, [])
  const take = useEffectEvent(({ source, origin, data }: MessageEvent<PreviewReport>) => {
    if (source !== frame.current?.contentWindow || origin !== location.origin) return
    if (data.kind === 'ready') setReady(true)
    hear?.(data, tell)
  })
  useEffect(() => {
    window.addEventListener('message', take)
    return () => window.removeEventListener('message', take)
  }, [])
  return { frame, tell, isReady }
}
