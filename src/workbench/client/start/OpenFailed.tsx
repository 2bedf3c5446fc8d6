import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import texts from '../texts.json'

/** There are no forms to be had, from the server or from beside the page. */
export function OpenFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="page">
      <h1>{texts.title}</h1>
      <Alert kind="err" role="alert">
        <p>{texts.openFailed}</p>
        <Button onClick={onRetry}>{texts.tryAgain}</Button>
      </Alert>
    </div>
  )
}
