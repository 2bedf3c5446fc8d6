import '../../ui/styles.css'
import { createRoot } from 'react-dom/client'
import type { PreviewOrder, PreviewReport } from '../../form/preview-protocol'
import { replaceMissingPictures } from '../../ui/Emblem'
import { PreviewPage } from './PreviewPage'

/** Orders are accepted only from the page around this one, and only from the same origin. */
function listen(hear: (order: PreviewOrder) => void): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<PreviewOrder>) => {
    if (source === window.parent && origin === location.origin) hear(data)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

function report(report: PreviewReport): void {
  window.parent.postMessage(report, location.origin)
}

replaceMissingPictures()

const place = document.getElementById('app')
if (place) {
  const root = createRoot(place)
  root.render(<PreviewPage listen={listen} report={report} />)
  // The React of the workbench gives the focus back to a field of this page even after it has removed the frame.
  window.addEventListener('pagehide', () => root.unmount())
}
