import { useRef, useState, type ChangeEvent } from 'react'
import type { CompiledForm } from '../../../engine/schema/form'
import type { AnswerStore } from '../../../form/answer-store'
import { Button } from '../../../ui/Button'
import type { FormServices } from '../form-services'
import { keyPrefix, saveDraft, versionOf, type Draft } from './draft'
import type { DraftKeeper } from './draft-keeper'
import texts from './texts.json'
import { labelOf } from '../../../engine/schema/questions'
import type { SubmissionAttempt } from '../submission-attempt'
import { parseDraft } from './read-draft'

interface AnswerFileProps {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  readonly services: FormServices
  readonly keeper: DraftKeeper
  /** A file was opened, and is among the drafts of this form now. */
  readonly onOpened: () => void
}

// No answers of a form are larger; in bytes.
const largest = 1_000_000

/** Takes the answers along as a file, and opens such a file: it is offered as a draft, so that nothing is overwritten. */
export function AnswerFile({ form, answerStore, services, keeper, onOpened }: AnswerFileProps) {
  const [told, setTold] = useState<'empty' | 'unfit' | 'opened'>()
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const answers = answerStore.answers()
    if (Object.keys(answers).length === 0) return setTold('empty')
    setTold(undefined)
    const { name, text } = answerFile(form, answers, keeper.attempt(), services.now())
    services.download(name, text)
  }
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const text = file.size <= largest ? await file.text() : ''
    if (input.current) input.current.value = ''
    const draft = draftInFile(text, form, services.now())
    const key = `${keyPrefix(form)}file-${services.now().getTime()}`
    if (!draft || !saveDraft(services.storage(), key, draft)) return setTold('unfit')
    setTold('opened')
    onOpened()
  }
  return (
    <div className="form-answer-file">
      <Button kind="quiet" onClick={take}>
        {texts.file.take}
      </Button>
      <Button kind="quiet" onClick={() => input.current?.click()}>
        {texts.file.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.file.open}
        onChange={(event) => void open(event)}
      />
      <span aria-live="polite">{told && texts.file[told]}</span>
    </div>
  )
}

/**
 * A draft as a small file, for the visitor to take along to another device of theirs: JSON with the form's name.
 * @example answerFile(whitelist, { reason: 'I like it' }, attempt, new Date()).name // => 'whitelist-request-answers.json'
 */
export function answerFile(
  form: CompiledForm,
  answers: Readonly<Record<string, string>>,
  attempt: SubmissionAttempt | undefined,
  now: Date,
): { readonly name: string; readonly text: string } {
  const labels = Object.fromEntries(Object.keys(answers).map((name) => [name, labelOf(form, name)]))
  const draft: Draft = {
    savedAt: now.getTime(),
    version: versionOf(form),
    answers,
    labels,
    others: [],
    attempt,
  }
  const text = JSON.stringify({ form: form.slug, ...draft }, null, 2)
  return { name: `${form.slug}-answers.json`, text: `${text}\n` }
}

/**
 * The draft in such a file, checked as one of an earlier visit is: whatever else a file holds, or one of another form, counts
 * as none. Opened a week later it is as good as new, as it was kept on purpose.
 */
export function draftInFile(text: string, form: CompiledForm, now: Date): Draft | undefined {
  const draft = isOf(form, text) ? parseDraft(text, form) : undefined
  return draft && { ...draft, savedAt: now.getTime() }
}

function isOf({ slug }: CompiledForm, text: string): boolean {
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null && 'form' in kept && kept.form === slug
  } catch {
    return false
  }
}
