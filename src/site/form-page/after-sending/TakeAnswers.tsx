import type { Answers } from '../../../engine/answers/answers'
import type { CompiledForm } from '../../../engine/schema/form'
import { Button } from '../../../ui/Button'
import type { FormServices } from '../form-services'
import { answersAsText } from './answers-as-text'
import { CopyAnswers } from './CopyAnswers'
import texts from './texts.json'

interface TakeAnswersProps {
  readonly form: CompiledForm
  readonly answers: () => Answers
  readonly reference: string
  readonly date: Date
  readonly services: Pick<FormServices, 'copy' | 'download'>
}

/** The answers for the visitor to keep: in the clipboard, or as a plain file. */
export function TakeAnswers({ form, answers, reference, date, services }: TakeAnswersProps) {
  const text = () => answersAsText(form, answers(), { reference, date })
  return (
    <>
      <CopyAnswers label={texts.copyAnswers} text={text} copy={services.copy} />
      <Button icon="download" onClick={() => services.download(`${form.slug}-${reference}.txt`, text())}>
        {texts.download}
      </Button>
    </>
  )
}
