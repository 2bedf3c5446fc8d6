import { useSyncExternalStore } from 'react'
import { settleAnswers } from '../../../engine/answers/settle-answers'
import type { CompiledForm } from '../../../engine/schema/form'
import type { AnswerSheet } from '../../../form/answer-sheet'
import type { FormServices } from '../form-services'
import { answeredQuestions } from './answers-as-text'
import { CopyAnswers } from './CopyAnswers'
import texts from './texts.json'

interface CopyTypedProps {
  readonly form: CompiledForm
  readonly sheet: AnswerSheet
  readonly copy: FormServices['copy']
}

/** What was typed into a form that cannot be sent now, for the clipboard; nothing where nothing was typed. */
export function CopyTyped({ form, sheet, copy }: CopyTypedProps) {
  const isUntouched = useSyncExternalStore(sheet.watch, sheet.isUntouched, () => true)
  if (isUntouched) return null
  const text = () =>
    answeredQuestions(form, settleAnswers(form, sheet.answers()))
      .map((question) => `${question.label}\n${question.text}`)
      .join('\n\n')
  return <CopyAnswers label={texts.copyAnswers} text={text} copy={copy} />
}
