import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import type { FormSession } from './form-session'
import type { FormState } from '../submission/form-state'
import { loadAfterSending } from './load-after-sending'
import texts from './texts.json'
import { useLoaded } from '../../ui/use-loaded'
import { useProgress } from './use-progress'

interface SubmitRowProps {
  readonly session: FormSession
  readonly state: FormState
  /** What follows the note on how the answers are saved. */
  readonly children: ReactNode
}

/** The submit button, with ui.json's label, and the progress of sending. */
export function SubmitRow({ session, state, children }: SubmitRowProps) {
  const { 'ui:submitButtonOptions': submit, 'ui:next': next } = session.form.ui
  const { answerStore, keeper } = session
  const { now, storage } = session.services
  const { isSending, isSlow, until } = useProgress(state)
  const draft = useSyncExternalStore(
    session.watch,
    () =>
      !keeper.isKept() || storage() === undefined ? 'refused' : answerStore.isUntouched() ? 'none' : 'kept',
    () => 'none' as const,
  )
  const after = useLoaded(loadAfterSending, isSending)
  const status = useRef<HTMLOutputElement>(null)
  // A button that is disabled or removed loses the focus, which then moves to the progress.
  useEffect(() => {
    if (isSending && document.activeElement?.matches('body, :disabled'))
      status.current?.focus({ preventScroll: true })
  }, [isSending])
  return (
    <div className="form-submit">
      {next !== undefined && <p className="form-then">{next}</p>}
      <Button
        type="submit"
        kind={'failure' in state && !isSending ? 'secondary' : 'primary'}
        pending={isSending}
        disabled={isSending && submit.disabledWhileSending}
      >
        {isSending ? (submit.sending ?? submit.submitText) : submit.submitText}
      </Button>
      <output className="form-sending" ref={status} tabIndex={-1}>
        {isSending &&
          (after && until ? (
            <after.WaitTold key={until.getTime()} until={until} now={now} />
          ) : (
            // In an element: translators replace text nodes, and React throws when it removes one that was replaced.
            <span className={isSlow || submit.sending === undefined ? undefined : 'visually-hidden'}>
              {isSlow ? texts.stillSending : texts.sendingNow}
            </span>
          ))}
      </output>
      {after && (isSlow || until) && <after.SendingHelp until={until} now={now} onStop={session.stop} />}
      <div className="form-foot">
        <p className={`form-draft-note form-draft-${draft}`}>
          <Icon name={draft === 'kept' ? 'check' : 'info'} size={20} />
          <span>{texts.draftNotes[draft]}</span>
        </p>
        {children}
      </div>
    </div>
  )
}
