import { settleAnswers } from '../../engine/settle-answers'
import type { CompiledForm } from '../../engine/form'
import type { AnswerSheet } from '../../form/answer-sheet'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { answersAsText } from './answers-as-text'
import { ChatLink } from './ChatLink'
import { CopyAnswers } from './CopyAnswers'
import type { FormServices } from './form-services'
import texts from './texts.json'
import { useFocusOnMount } from './use-focus-on-mount'

interface FailedNoticeProps {
  readonly form: CompiledForm
  readonly sheet: AnswerSheet
  readonly text: string
  readonly failures: number
  readonly services: FormServices
  readonly onRetry: () => void
}

const askAfter = 2

/** It did not arrive: the form's own text, and what can be done. After two failures also another way. */
export function FailedNotice({ form, sheet, text, failures, services, onRetry }: FailedNoticeProps) {
  const alert = useFocusOnMount<HTMLParagraphElement>()
  return (
    <Alert kind="err" icon={false} className="form-outcome">
      <p className="form-outcome-text" role="alert" ref={alert} tabIndex={-1}>
        {text}
      </p>
      <p>{texts.answersKept}</p>
      {failures >= askAfter && <p>{texts.orAsk}</p>}
      <div className="form-actions">
        <Button icon="reload" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
        {failures >= askAfter && (
          <>
            <CopyAnswers
              text={() => answersAsText(form, settleAnswers(form, sheet.answers()))}
              copy={services.copy}
            />
            <ChatLink href={services.chatLink} />
          </>
        )}
      </div>
    </Alert>
  )
}
