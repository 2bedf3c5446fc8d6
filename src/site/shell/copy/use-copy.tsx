import { type ReactNode, useState } from 'react'
import { useFocusOnMount } from '../../../ui/focus'
import { copyText } from './copy-text'

interface CopyOptions {
  readonly text: () => string
  /** Names the field from which the text is copied by hand. */
  readonly byHand: string
  /** How many lines that field shows. */
  readonly rows: number
}

interface Copying {
  /** The icon of the button that copies. */
  readonly icon: 'check' | 'copy'
  /** Resolves to whether the browser allowed it. */
  readonly copyNow: () => Promise<boolean>
  /** What to show below the button: where the browser does not copy, the text is selected there. */
  readonly field: ReactNode
}

/**
 * For a button that copies a text. Where the browser does not allow it, the text is shown selected, to be copied by
 * hand. The caller's styles import `copy-by-hand.css`. Pages without a form do not use it: a script that they share
 * with forms would cost each of them a request.
 * @example const { icon, copyNow, field } = useCopy({ text: () => reference, byHand: 'Copy this number', rows: 1 })
 */
export function useCopy({ text, byHand, rows }: CopyOptions): Copying {
  const [isCopied, setCopied] = useState<boolean>()
  return {
    icon: isCopied ? 'check' : 'copy',
    async copyNow() {
      const isDone = await copyText(text())
      setCopied(isDone)
      return isDone
    },
    field: isCopied === false && <CopyByHand label={byHand} text={text()} rows={rows} />,
  }
}

interface CopyByHandProps {
  readonly label: string
  readonly text: string
  readonly rows: number
}

function CopyByHand({ label, text, rows }: CopyByHandProps) {
  const area = useFocusOnMount<HTMLTextAreaElement>()
  return (
    <label className="copy-by-hand">
      {label}
      <textarea
        className="control"
        ref={area}
        readOnly
        rows={rows}
        defaultValue={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  )
}
