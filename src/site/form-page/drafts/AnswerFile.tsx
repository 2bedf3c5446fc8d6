import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '../../../ui/Button'
import type { FormSession } from '../form-session'
import { loadAfterSending } from '../load-after-sending'
import { fileMark, keyPrefix, saveDraft } from '../../submission/draft'
// Not in texts.json, which is loaded lazily: this button is on the page from the start.
import texts from './answer-file.json'

interface AnswerFileProps {
  readonly session: FormSession
  /** A file was opened, and is now among the drafts of this form. */
  readonly onOpened: () => void
}

// Larger than any form's answers; in bytes.
const largest = 1_000_000

/** Saves the answers to a file, and opens such a file: it is offered as a draft, so that nothing is overwritten. */
export function AnswerFile({ session, onOpened }: AnswerFileProps) {
  const { form, answerStore, services, keeper } = session
  const [told, setTold] = useState<'empty' | 'unfit' | 'opened' | 'failed'>()
  const input = useRef<HTMLInputElement>(null)
  const take = async () => {
    const answers = answerStore.answers()
    if (Object.keys(answers).length === 0) return setTold('empty')
    const parts = await loadAfterSending().catch(() => undefined)
    if (!parts) return setTold('failed')
    setTold(undefined)
    const { name, text } = parts.answerFile(form, answers, keeper.attempt(), services.now())
    services.download(name, text)
  }
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const text = file.size <= largest ? await file.text().catch(() => '') : ''
    if (input.current) input.current.value = ''
    const parts = await loadAfterSending().catch(() => undefined)
    if (!parts) return setTold('failed')
    const draft = parts.draftInFile(text, form, services.now())
    const key = keyPrefix(form) + fileMark + services.now().getTime()
    if (!draft || !saveDraft(services.storage(), key, draft)) return setTold('unfit')
    setTold('opened')
    onOpened()
  }
  return (
    <div className="form-answer-file">
      <Button kind="quiet" onClick={() => void take()}>
        {texts.take}
      </Button>
      <Button kind="quiet" onClick={() => input.current?.click()}>
        {texts.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.open}
        onChange={(event) => void open(event)}
      />
      <span aria-live="polite">{told && texts[told]}</span>
    </div>
  )
}
