import { useState } from 'react'
import { Button } from '../../ui/Button'
import { useToast } from '../../ui/toast/ToastProvider'
import type { BrowserStore } from '../page-life'
import { dropRequest, isKept, keepRequest, type KeptRequest } from '../kept-requests'
import { useCopy } from '../shell/copy/use-copy'
import texts from './texts.json'

interface ReferenceActionsProps {
  readonly request: KeptRequest
  readonly storage: () => BrowserStore
}

/** Copies the reference of a form that was sent, or keeps it in "My requests" on this device. */
export function ReferenceActions({ request, storage }: ReferenceActionsProps) {
  const { reference } = request
  const toast = useToast()
  const { icon, copyNow, field } = useCopy({
    text: () => reference,
    byHand: texts.copyByHand,
    rows: 1,
  })
  const [isInRequests, setInRequests] = useState(() => isKept(storage(), reference))
  const copy = async () => {
    if (await copyNow()) toast(texts.referenceCopied)
  }
  const toggle = () => {
    if (isInRequests) dropRequest(storage(), reference)
    else keepRequest(storage(), request)
    setInRequests(isKept(storage(), reference))
  }
  return (
    <>
      <Button kind="primary" icon={icon} onClick={copy}>
        {texts.copyReference}
      </Button>
      <Button icon={isInRequests ? 'close' : 'ticket'} onClick={toggle}>
        {isInRequests ? texts.dropRequest : texts.keepRequest}
      </Button>
      <output className="small muted">{isInRequests && texts.requestKept}</output>
      {field}
    </>
  )
}

/** A text in which the reference stays on one line, so that it can be read out and copied. */
export function WithReference({ text, reference }: { readonly text: string; readonly reference: string }) {
  const at = text.indexOf(reference)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="exact">{reference}</span>
      {text.slice(at + reference.length)}
    </>
  )
}
