import { fillText } from '../../engine/fill-text'
import { Alert } from '../../ui/Alert'
import texts from './texts.json'
import { useFocusOnMount } from './use-focus-on-mount'

/** The form waits on the device and has not been sent. */
export function QueuedPanel({ reference }: { readonly reference: string }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Alert kind="info" className="form-outcome">
      <h2 className="form-outcome-text" ref={heading} tabIndex={-1}>
        {texts.queued.title}
      </h2>
      <p>{fillText(texts.queued.text, { reference })}</p>
    </Alert>
  )
}
