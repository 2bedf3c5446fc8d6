import './copy-answers.css'
import { Button, type ButtonKind } from '../../../ui/Button'
import { useCopy } from '../../shell/copy/use-copy'
import texts from './texts.json'

interface CopyAnswersProps {
  readonly label: string
  readonly kind?: ButtonKind | undefined
  readonly text: () => string
}

/** Copies the answers, and says so. */
export function CopyAnswers({ label, kind, text }: CopyAnswersProps) {
  const { icon, isCopied, copyNow, field } = useCopy({ text, byHand: texts.copyFailed, rows: 5 })
  return (
    <>
      <Button kind={kind} icon={icon} onClick={copyNow}>
        {label}
      </Button>
      <output className="form-copied">{isCopied && texts.answersCopied}</output>
      {field}
    </>
  )
}
