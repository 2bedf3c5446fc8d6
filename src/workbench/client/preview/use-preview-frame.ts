import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PreviewOrder, PreviewReport } from '../../../form/preview-protocol'

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
