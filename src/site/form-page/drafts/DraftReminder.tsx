import { useEffect, useState, type RefObject } from 'react'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import type { FoundDraft } from './find-draft'
import texts from './texts.json'

interface DraftReminderProps {
  readonly offer: RefObject<HTMLElement | null>
  readonly drafts: readonly FoundDraft[]
  readonly onRestore: (draft: FoundDraft) => void
}

/**
 * Shown while the offer is off screen, as after a reload that keeps the scroll position: a short offer at the edge of
 * the screen, or a link to the full one if there is more to know first.
 */
export function DraftReminder({ offer, drafts, onRestore }: DraftReminderProps) {
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    // Older browsers cannot observe this; there is no reminder then.
    if (!offer.current || !('IntersectionObserver' in window)) return undefined
    const watcher = new IntersectionObserver((seen) => setOutOfSight(seen.at(-1)?.isIntersecting === false))
    watcher.observe(offer.current)
    return () => watcher.disconnect()
  }, [offer])
  if (!isOutOfSight) return null
  const show = () => {
    offer.current?.scrollIntoView({ block: 'center' })
    offer.current?.focus({ preventScroll: true })
  }
  const [first, ...others] = drafts
  const isSimple = first && others.length === 0 && first.draft.attempt?.isUncertain !== true
  return (
    <div className="form-draft-reminder no-print">
      <Alert kind="info" icon={false}>
        <p>{texts.reminder}</p>
        <Button onClick={isSimple ? () => onRestore(first) : show}>
          {isSimple ? texts.restore : texts.show}
        </Button>
      </Alert>
    </div>
  )
}
