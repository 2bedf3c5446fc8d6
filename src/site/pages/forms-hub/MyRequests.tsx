import './my-requests.css'
import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { Emblem } from '../../../ui/Emblem'
import { useHydrated } from '../../../ui/use-hydrated'
import { config } from '../../config'
import { fillContent } from '../../content/fill-content'
import { copyText } from '../../shell/copy/copy-text'
import { OutsideLink } from '../../shell/OutsideLink'
import { dropRequest, keptRequests, type KeptRequest } from '../../kept-requests'
import texts from './forms-hub.json'

/** The references of requests that this visitor kept on this device. Their status is known only to staff. */
export function MyRequests() {
  return useHydrated() ? <Requests /> : null
}

function Requests() {
  const [requests, setRequests] = useState(() => keptRequests(store()))
  if (requests.length === 0) return null
  const drop = (reference: string) => {
    dropRequest(store(), reference)
    setRequests(keptRequests(store()))
  }
  return (
    <section className="my-requests" aria-labelledby="my-requests">
      <h2 id="my-requests">{texts.requests.heading}</h2>
      <ul className="plain-list">
        {requests.map((request) => (
          <li key={request.reference} className="slab">
            <Request request={request} onDrop={() => drop(request.reference)} />
          </li>
        ))}
      </ul>
      <OutsideLink href={config.links.chat}>{texts.requests.ask}</OutsideLink>
    </section>
  )
}

function Request({ request, onDrop }: { readonly request: KeptRequest; readonly onDrop: () => void }) {
  const { reference, slug, title, sentAt } = request
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(reference, document))
  return (
    <>
      <Emblem name={slug} urgent />
      <strong className="exact">{reference}</strong>
      <p className="small">{fillContent(texts.requests.sent, { title, day: shortDay(new Date(sentAt)) })}</p>
      <Button
        kind="quiet"
        icon={isCopied ? 'check' : 'copy'}
        aria-label={fillContent(texts.requests.copy, { reference })}
        onClick={copy}
      />
      <Button
        icon="close"
        kind="quiet"
        aria-label={fillContent(texts.requests.remove, { reference })}
        onClick={onDrop}
      />
    </>
  )
}

/** Without the year where it is this one, and on one line. */
function shortDay(at: Date): string {
  const year = at.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year }).replaceAll(' ', '\u00A0')
}

/** Undefined where the visitor has switched it off. */
function store(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
