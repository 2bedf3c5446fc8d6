import { useSyncExternalStore } from 'react'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import type { CompiledForm } from '../../../engine/schema/form'
import type { AnswerStore } from '../../../form/answer-store'
import type { FormServices } from '../form-services'
import { answeredQuestions } from './answers-as-text'
import { CopyAnswers } from './CopyAnswers'
import texts from './texts.json'

interface CopyTypedProps {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  readonly copy: FormServices['copy']
}

/** What was typed into a form that cannot be sent now, for the clipboard; nothing where nothing was typed. */
export function CopyTyped({ form, answerStore, copy }: CopyTypedProps) {
  const isUntouched = useSyncExternalStore(answerStore.watch, answerStore.isUntouched, () => true)
  if (isUntouched) return null
  const text = () =>
    answeredQuestions(form, normalizeAnswers(form, answerStore.answers()))
      .map((question) => `${question.label}\n${question.text}`)
      .join('\n\n')
  return <CopyAnswers label={texts.copyAnswers} text={text} copy={copy} />
}
