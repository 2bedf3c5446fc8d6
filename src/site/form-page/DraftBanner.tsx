import { useEffect, useRef } from 'react'
import { fillText } from '../../engine/fill-text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { ago } from './ago'
import texts from './texts.json'
import { titleId } from './title-id'
import type { DraftOffer } from './use-draft'

interface DraftBannerProps {
  readonly offer: DraftOffer
  readonly now: () => Date
}

/** Offers what an earlier visit left, and says what became of it. */
export function DraftBanner({ offer, now }: DraftBannerProps) {
  const { draft, choice, restore, remove } = offer
  const lastChoice = useRef(choice)
  useEffect(() => {
    if (lastChoice.current === choice) return
    lastChoice.current = choice
    // The buttons are gone, and the focus with them: it goes on from the top of the form.
    document.getElementById(titleId)?.focus({ preventScroll: true })
  }, [choice])
  return (
    <>
      <output className="visually-hidden">{choice && texts.draftChoice[choice]}</output>
      {draft && (
        <section aria-label={texts.draft}>
          <Alert kind="info" className="form-banner">
            <p>{fillText(texts.draftText, { ago: ago(draft.savedAt, now().getTime()) })}</p>
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
