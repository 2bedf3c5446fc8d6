import '../../shell/copy/copy-by-hand.css'
import { Button, type ButtonKind } from '../../../ui/Button'
import { useCopy } from '../../shell/copy/use-copy'
import { useToast } from '../../../ui/toast/ToastProvider'
import texts from './texts.json'

interface CopyAnswersProps {
  readonly label: string
  readonly kind?: ButtonKind | undefined
  readonly text: () => string
}

/** Copies the answers, and says so in a toast, each time. */
export function CopyAnswers({ label, kind, text }: CopyAnswersProps) {
  const { icon, copyNow, field } = useCopy({ text, byHand: texts.copyFailed, rows: 5 })
  const toast = useToast()
  const copy = async () => {
    if (await copyNow()) toast(texts.answersCopied)
  }
  return (
    <>
      <Button kind={kind} icon={icon} onClick={copy}>
        {label}
      </Button>
      {field}
    </>
  )
}
