import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button'
import { Emblem } from '../../../ui/Emblem'
import { useFocusOnMount } from '../../../ui/focus'
import { config } from '../../config'
import { fillContent } from '../../content/fill-content'
import { copyText } from '../../shell/copy/copy-text'
import { OutsideLink } from '../../shell/OutsideLink'
import { UndoLine } from '../../UndoLine'
import { browserStore } from '../../page-life'
import { dropRequest, keepRequest, keptRequests, type KeptRequest } from '../../kept-requests'
import texts from './on-this-device.json'

/** The references of requests that this visitor kept on this device. Their status is known only to staff. */
export function MyRequests() {
  const [requests, setRequests] = useState(() => keptRequests(browserStore()))
  const [last, setLast] = useState<{ readonly request: KeptRequest; readonly isRemoved: boolean }>()
  if (requests.length === 0 && !last) return null
  const change = (request: KeptRequest, isRemoved: boolean) => {
    if (isRemoved) dropRequest(browserStore(), request.reference)
    else keepRequest(browserStore(), request)
    setLast({ request, isRemoved })
    setRequests(keptRequests(browserStore()))
  }
  return (
    <section className="on-this-device" aria-labelledby="my-requests">
      <h2 id="my-requests">{texts.heading}</h2>
      {requests.length > 0 && <p className="small muted">{texts.here}</p>}
      {requests.length > 0 && (
        <ul className="plain-list">
          {requests.map((request) => (
            <li key={request.reference} className="slab">
              <Request
                request={request}
                isBack={request.reference === last?.request.reference}
                onDrop={() => change(request, true)}
              />
            </li>
          ))}
        </ul>
      )}
      {last?.isRemoved && (
        <UndoLine
          key={last.request.reference}
          text={fillContent(texts.removed, { reference: last.request.reference })}
          undo={texts.undo}
          onUndo={() => change(last.request, false)}
        />
      )}
      {requests.length > 0 && <OutsideLink href={config.links.chat}>{texts.ask}</OutsideLink>}
    </section>
  )
}

interface RequestProps {
  readonly request: KeptRequest
  /** Whether it was brought back by the button for that, and takes over its focus. */
  readonly isBack: boolean
  readonly onDrop: () => void
}

function Request({ request, isBack, onDrop }: RequestProps) {
  const { reference, slug, title, sentAt } = request
  const [isCopied, setCopied] = useState<boolean>()
  const remove = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) remove.current?.focus()
  }, [isBack])
  const copy = async () => setCopied(await copyText(reference))
  return (
    <>
      <Emblem name={slug} urgent />
      <strong className="exact">{reference}</strong>
      <p className="small">{fillContent(texts.sent, { title, moment: shortMoment(new Date(sentAt)) })}</p>
      <Button
        kind="quiet"
        aria-label={fillContent(isCopied ? texts.copiedNumber : texts.copyNumber, { reference })}
        onClick={copy}
      >
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <Button
        icon="close"
        kind="quiet"
        ref={remove}
        aria-label={fillContent(texts.remove, { reference })}
        onClick={onDrop}
      />
      {isCopied === false && <NumberToCopy number={reference} />}
    </>
  )
}

/** Where the browser does not copy: selected, to be copied by hand. */
function NumberToCopy({ number }: { readonly number: string }) {
  const field = useFocusOnMount<HTMLInputElement>()
  return (
    <label>
      {texts.copyByHand}
      <input
        className="control"
        ref={field}
        readOnly
        defaultValue={number}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  )
}

/** A short date and a time of the day, each on one line. */
function shortMoment(at: Date): string {
  const time = at.toLocaleTimeString('en-US', { timeStyle: 'short' }).replaceAll(/\s/g, '\u00A0')
  return `${shortDay(at)}, ${time}`
}

/** A short date on one line, without the year if that is the current one. */
export function shortDay(at: Date): string {
  const year = at.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year }).replaceAll(' ', '\u00A0')
}
