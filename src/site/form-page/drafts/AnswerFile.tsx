import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '../../../ui/Button'
import type { FormSession } from '../form-session'
import { loadDraftOffer } from './Drafts'
// Not in texts.json, which is loaded lazily: this button is on the page from the start.
import texts from './answer-file.json'

interface AnswerFileProps {
  readonly session: FormSession
  /** A file was opened: its answers are offered as a draft, or already in the form. */
  readonly onOpened: () => void
}

/**
 * Saves the answers to a file, and opens such a file: it is offered as a draft, so that nothing is overwritten. Where the
 * browser keeps no drafts, its answers fill what is empty in the form.
 */
export function AnswerFile({ session, onOpened }: AnswerFileProps) {
  const [told, setTold] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const take = async () => {
    if (Object.keys(session.answerStore.answers()).length === 0) return setTold(texts.empty)
    const parts = await loadDraftOffer().catch(() => undefined)
    setTold(parts ? undefined : texts.failed)
    parts?.saveFile(session)
  }
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    currentTarget.value = ''
    const parts = await loadDraftOffer().catch(() => undefined)
    const result = await parts?.openFile(file, session)
    setTold(result?.told ?? texts.failed)
    if (result?.isOpened) onOpened()
  }
  return (
    <>
      <div>
        <Button kind="quiet" onClick={() => void take()}>
          {texts.take}
        </Button>
        <Button kind="quiet" onClick={() => input.current?.click()}>
          {texts.open}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.open}
        onChange={(event) => void open(event)}
      />
      <span aria-live="polite">{told}</span>
    </>
  )
}
