import { Alert } from '../../ui/Alert'
import texts from './texts.json'
import { useOnline } from './use-online'

/** Says that there is no network, for as long as there is none. Sending stays allowed: the browser may be wrong. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <output className="form-status">
      {!online && (
        <Alert kind="info" className="form-banner">
          <p>{texts.offline}</p>
        </Alert>
      )}
    </output>
  )
}
