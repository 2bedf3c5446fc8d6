import './copy-answers.css'
import { useState } from 'react'
import { Button, type ButtonKind } from '../../../ui/Button'
import { useFocusOnMount } from '../../../ui/use-focus-on-mount'
import texts from './texts.json'

interface CopyAnswersProps {
  readonly label: string
  readonly kind?: ButtonKind | undefined
  readonly text: () => string
  /** Resolves to whether the text was copied. */
  readonly copy: (text: string) => Promise<boolean>
}

/** Copies the answers; if the browser does not allow it, shows them selected, to be copied by hand. */
export function CopyAnswers({ label, kind, text, copy }: CopyAnswersProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copyNow = async () => setOutcome((await copy(text())) ? 'copied' : 'failed')
  return (
    <>
      <Button kind={kind} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copyNow}>
        {label}
      </Button>
      <output className="form-copied">{outcome === 'copied' && texts.answersCopied}</output>
      {outcome === 'failed' && <TextToCopy text={text()} />}
    </>
  )
}

function TextToCopy({ text }: { readonly text: string }) {
  const area = useFocusOnMount<HTMLTextAreaElement>()
  return (
    <label className="form-copy-by-hand">
      {texts.copyFailed}
      <textarea
        className="control"
        ref={area}
        readOnly
        rows={5}
        defaultValue={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  )
}
