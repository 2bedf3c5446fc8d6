import { useLayoutEffect, useRef, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { focusMain } from '../../../ui/focus'
import { WithReference } from '../../notices/ReferenceActions'
import { type ShownOutbox, useShownOutbox } from '../../outbox/shown-outbox'
import outboxTexts from '../../outbox/texts.json'
import { useOnline } from '../../../ui/use-online'
import texts from './texts.json'

interface QueuedPanelProps {
  readonly slug: string
  /** The form that was just queued: its panel takes the focus. Without it, those of earlier visits are shown. */
  readonly reference?: string | undefined
}

/** The forms of this page that wait on the device and have not been sent yet, each until it leaves the outbox. */
export function QueuedPanels({ slug, reference }: QueuedPanelProps) {
  const outbox = useShownOutbox()
  const waiting = outbox?.waiting.filter((each) => each.slug === slug) ?? []
  const isInOutbox = waiting.some((each) => each.reference === reference)
  // The outbox is read again only a moment after the form was added.
  const [wasInOutbox, setWasInOutbox] = useState(false)
  if (isInOutbox && !wasInOutbox) setWasInOutbox(true)
  const early = reference !== undefined && !isInOutbox && !wasInOutbox ? [reference] : []
  return [...early, ...waiting.map((each) => each.reference)].map((each) => (
    <QueuedPanel key={each} reference={each} isNew={each === reference} outbox={outbox} />
  ))
}

interface OneQueuedPanelProps {
  readonly reference: string
  readonly isNew: boolean
  readonly outbox: ShownOutbox | undefined
}

function QueuedPanel({ reference, isNew, outbox }: OneQueuedPanelProps) {
  const isOnline = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  useLayoutEffect(() => {
    const own = panel.current
    return () => {
      if (own?.contains(document.activeElement)) focusMain()
    }
  }, [])
  const waiting = outbox?.waiting.find((each) => each.reference === reference)
  const text = isOnline ? texts.queued.textOnline : texts.queued.text
  return (
    <Alert kind="info" className="form-outcome" ref={panel}>
      <h2 className="form-outcome-text" ref={heading} tabIndex={-1}>
        {texts.queued.title}
      </h2>
      <p>{text}</p>
      <p>
        <WithReference text={fillText(texts.queued.number, { reference })} reference={reference} />
      </p>
      {outbox && waiting && (
        <div className="form-actions form-queued">
          <Button kind={isOnline ? 'primary' : 'secondary'} onClick={outbox.send}>
            {outboxTexts.send}
          </Button>
          <Button kind="quiet" onClick={() => outbox.takeBack(waiting)}>
            {outboxTexts.takeBack}
          </Button>
          <output>{outbox.note}</output>
        </div>
      )}
    </Alert>
  )
}
