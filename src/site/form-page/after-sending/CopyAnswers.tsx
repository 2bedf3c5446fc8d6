import '../../shell/copy/copy-by-hand.css'
import { useEffect, useState } from 'react'
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
  const { icon, isCopied, copyNow, field } = useCopy({ text, byHand: texts.copyFailed, rows: 5 })
  const toast = useToast()
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses > 0 && isCopied) toast(texts.answersCopied)
  }, [presses, isCopied, toast])
  const copy = async () => {
    await copyNow()
    setPresses((count) => count + 1)
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
