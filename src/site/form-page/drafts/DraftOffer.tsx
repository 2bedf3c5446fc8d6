import '../form-actions.css'
import './drafts.css'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { fillText, pluralText } from '../../../engine/fill-text'
import type { CompiledForm } from '../../../engine/schema/form'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Status } from '../../../ui/Status'
import { useToast } from '../../../ui/toast/ToastProvider'
import { UndoLine } from '../../UndoLine'
import sendingTexts from '../after-sending/texts.json'
import { readDraft } from '../../submission/read-draft'
import { deleteDraft, saveDraft, type Draft, type OrphanedAnswer } from '../../submission/draft'
import { isOfFile } from '../../submission/draft-keys'
import type { SentForm } from '../../submission/form-state'
import type { FormSession } from '../form-session'
import { dayAndTime } from './day-and-time'
import { DraftReminder } from './DraftReminder'
import { findDrafts, type FoundDraft } from './find-draft'
import type { OpenedDrafts } from './open-drafts'
import { OrphanedAnswers } from './OrphanedAnswers'
import { isSentWith, progressOf, putBack } from './restore-draft'
import texts from './texts.json'

// Loaded together, as most of what they import is the same.
export { openFile, saveFile } from './answer-file'
export { GoneForm } from './GoneForm'
export { openDrafts } from './open-drafts'

export interface DraftOfferProps {
  readonly session: FormSession
  /** The element that takes the focus once the visitor has chosen and the buttons are gone. */
  readonly next: RefObject<HTMLElement | null>
  /** Whether the form is sent or queued: a reminder of an earlier draft must not cover the result. */
  readonly isDone: boolean
  readonly search: OpenedDrafts
}

/** More would make the list too long; the others follow as these are decided on. */
const mostOffered = 3

/** Offers the drafts of earlier visits until the visitor decides, and then reports the result. */
export function DraftOffer({ session, next, isDone, search }: DraftOfferProps) {
  const { form, answerStore, services, keeper } = session
  const [found, setFound] = useState(search.found)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    setFound(search.found)
  }
  const offered = found.slice(0, mostOffered)
  const others = useSyncExternalStore(session.watch, keeper.others)
  const [deleted, setDeleted] = useState<FoundDraft>()
  const toast = useToast()
  const offer = useRef<HTMLElement>(null)
  const [focused, setFocused] = useState<{ readonly place: RefObject<HTMLElement | null> }>()
  useEffect(() => focused?.place.current?.focus({ preventScroll: true }), [focused])
  useEffect(() => {
    if (!search.isBack) return
    next.current?.focus({ preventScroll: true })
    toast(texts.carried)
  }, [search, next, toast])

  const withdraw = (draft: FoundDraft) => setFound(found.filter(({ key }) => key !== draft.key))
  const restore = (draft: FoundDraft) => {
    putBack(draft, session, services.storage())
    withdraw(draft)
    setDeleted(undefined)
    setFocused({ place: next })
    toast(texts.carried)
  }
  const state = session.state()
  const sent = state.step === 'sent' ? state.sent : undefined
  const cleared = useRef<SentForm>(undefined)
  useEffect(() => {
    if (!sent || cleared.current === sent) return
    cleared.current = sent
    const store = services.storage()
    // Another tab may have continued the draft.
    const sentToo = found.filter(({ key, draft }) =>
      isSentWith(form, readDraft(store, key, form) ?? draft, sent),
    )
    for (const { key } of sentToo) deleteDraft(store, key)
    setFound((all) => all.filter((each) => !sentToo.includes(each)))
  }, [sent, found, form, services])
  const remove = (draft: FoundDraft) => {
    deleteDraft(services.storage(), draft.key)
    withdraw(draft)
    setDeleted(draft)
  }
  const bringBack = ({ key, draft }: FoundDraft) => {
    saveDraft(services.storage(), key, draft)
    setFound(findDrafts(services.storage(), form, keeper.key, services.now().getTime()))
    setDeleted(undefined)
    setFocused({ place: offer })
  }
  /** Put an orphaned answer into the form, and keep the one it replaces. */
  const swap = (other: OrphanedAnswer) => {
    const { name = '', text } = other
    const shown = answerStore.read(name)
    answerStore.replace({ ...answerStore.answers(), [name]: text })
    keeper.keepOthers(
      others.flatMap((each) => (each !== other ? [each] : shown === '' ? [] : [{ ...each, text: shown }])),
    )
    if (shown === '') setFocused({ place: next })
  }
  const drop = (dropped: readonly OrphanedAnswer[]) => {
    keeper.keepOthers(others.filter((other) => !dropped.includes(other)))
    next.current?.focus({ preventScroll: true })
  }
  const { mayHaveArrived: reference } = search
  const isUnsent = state.step === 'idle' || state.step === 'fix'
  return (
    <>
      {reference !== undefined && isUnsent && (
        <Status>
          <Alert kind="info" className="form-banner">
            <p>{fillText(sendingTexts.triedBefore, { reference })}</p>
          </Alert>
        </Status>
      )}
      {offered.length > 0 && (
        <section aria-label={texts.draft} ref={offer} tabIndex={-1}>
          <Alert kind="info" className="form-banner">
            {offered.length > 1 && <p>{countOf(offered)}</p>}
            <ul className="plain-list form-drafts">
              {offered.map((each) => (
                <li key={each.key}>
                  <div>
                    {offered.length === 1 && <p className="form-draft-title">{texts.text.one}</p>}
                    <DraftText id={`draft-${each.key}`} form={form} draft={each.draft} now={services.now()} />
                  </div>
                  <div className="form-actions">
                    <Button
                      kind="primary"
                      aria-describedby={`draft-${each.key}`}
                      onClick={() => restore(each)}
                    >
                      {texts.restore}
                    </Button>
                    <Button kind="quiet" aria-describedby={`draft-${each.key}`} onClick={() => remove(each)}>
                      {texts.remove}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </Alert>
        </section>
      )}
      {offered.length > 0 && !isDone && <DraftReminder offer={offer} drafts={offered} onRestore={restore} />}
      {deleted && (
        <UndoLine
          key={deleted.key}
          text={texts.deleted}
          undo={texts.undo}
          onUndo={() => bringBack(deleted)}
        />
      )}
      <OrphanedAnswers session={session} others={others} onUse={swap} onRemove={drop} isDone={isDone} />
    </>
  )
}

function countOf(found: readonly FoundDraft[]): string {
  const count = found.length
  return found.some(({ key }) => isOfFile(key))
    ? fillText(texts.withFile, { count })
    : pluralText(texts.text, count)
}

interface DraftTextProps {
  readonly id: string
  readonly form: CompiledForm
  readonly draft: Draft
  readonly now: Date
}

/** How much of a draft is answered and when it was saved; if it was being sent, also that it may have arrived. */
function DraftText({ id, form, draft, now }: DraftTextProps) {
  const { savedAt, attempt } = draft
  const { answered, total } = progressOf(form, draft)
  // No line break inside it.
  const when = dayAndTime(new Date(savedAt), now).replaceAll(' ', '\u00A0')
  return (
    <div id={id}>
      <p>{fillText(texts.progress, { answered, total, when })}</p>
      {attempt?.isUncertain && <p>{fillText(sendingTexts.triedBefore, { reference: attempt.reference })}</p>}
    </div>
  )
}
