import { useEffect, useRef, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { relativeTime } from '../../live/relative-time'
import { deleteDraft, type Draft, type OrphanedAnswer } from './draft'
import type { DraftsProps } from './Drafts'
import { clearOldDrafts, findDraft } from './find-draft'
import { migrateDraft } from './migrate-draft'
import { OrphanedAnswers } from './OrphanedAnswers'
import texts from './texts.json'

type Choice = 'restored' | 'deleted'

/** Offers what an earlier visit left, and says what became of it. */
export function DraftOffer({ form, sheet, services, keeper, next }: DraftsProps) {
  const [found, setFound] = useState(() => {
    const now = services.now().getTime()
    clearOldDrafts(services.storage(), now)
    return findDraft(services.storage(), form, keeper.key, now)
  })
  const [others, setOthers] = useState<readonly OrphanedAnswer[]>([])
  const [choice, setChoice] = useState<Choice>()
  const lastChoice = useRef(choice)
  useEffect(() => {
    if (lastChoice.current === choice) return
    lastChoice.current = choice
    next.current?.focus({ preventScroll: true })
  }, [choice, next])

  const choose = (chosen: Choice) => {
    setFound(undefined)
    setChoice(chosen)
  }
  const restore = (key: string, draft: Draft) => {
    const migrated = migrateDraft(form, draft)
    sheet.replace(migrated.answers)
    setOthers(migrated.others)
    keeper.keepOthers(migrated.others)
    keeper.keepAttempt(migrated.attempt)
    // From here on it is this visit's draft; where that cannot be kept, the old one stays.
    if (keeper.isKept()) deleteDraft(services.storage(), key)
    choose('restored')
  }
  const remove = (key: string) => {
    deleteDraft(services.storage(), key)
    choose('deleted')
  }
  const dropOthers = () => {
    setOthers([])
    keeper.keepOthers([])
    next.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <output className="visually-hidden">{choice && texts.choice[choice]}</output>
      {found && (
        <section aria-label={texts.draft}>
          <Alert kind="info" className="form-banner">
            <DraftText draft={found.draft} now={services.now()} />
            <div className="form-actions">
              <Button onClick={() => restore(found.key, found.draft)}>{texts.restore}</Button>
              <Button kind="quiet" onClick={() => remove(found.key)}>
                {texts.remove}
              </Button>
            </div>
          </Alert>
        </section>
      )}
      {others.length > 0 && <OrphanedAnswers others={others} copy={services.copy} onRemove={dropOthers} />}
    </>
  )
}

/** When it was written; and of one that was on its way, that it may have arrived. */
function DraftText({ draft, now }: { readonly draft: Draft; readonly now: Date }) {
  const { savedAt, attempt } = draft
  return (
    <>
      <p>{fillText(texts.text, { ago: relativeTime(new Date(savedAt), now) })}</p>
      {attempt?.isUncertain && <p>{fillText(texts.mayHaveArrived, { reference: attempt.reference })}</p>}
    </>
  )
}
