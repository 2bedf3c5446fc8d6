import { useEffect, useRef, type RefObject } from 'react'
import { fillText } from '../../engine/fill-text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { relativeTime } from '../live/relative-time'
import texts from './texts.json'
import type { DraftOffer } from './use-draft'

interface DraftBannerProps {
  readonly offer: DraftOffer
  readonly now: () => Date
  /** Where the focus goes on, once the visitor has chosen and the buttons are gone. */
  readonly next: RefObject<HTMLElement | null>
}

/** Offers what an earlier visit left, and says what became of it. */
export function DraftBanner({ offer, now, next }: DraftBannerProps) {
  const { draft, choice, restore, remove } = offer
  const lastChoice = useRef(choice)
  useEffect(() => {
    if (lastChoice.current === choice) return
    lastChoice.current = choice
    next.current?.focus({ preventScroll: true })
  }, [choice, next])
  return (
    <>
      <output className="visually-hidden">{choice && texts.draftChoice[choice]}</output>
      {draft && (
        <section aria-label={texts.draft}>
          <Alert kind="info" className="form-banner">
            <p>{fillText(texts.draftText, { ago: relativeTime(new Date(draft.savedAt), now()) })}</p>
            <div className="form-actions">
              <Button onClick={restore}>{texts.restoreDraft}</Button>
              <Button kind="quiet" onClick={remove}>
                {texts.deleteDraft}
              </Button>
            </div>
          </Alert>
        </section>
      )}
    </>
  )
}
