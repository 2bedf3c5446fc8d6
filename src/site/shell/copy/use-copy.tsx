import { type FocusEvent, type ReactNode, useState } from 'react'
import { useFocusOnMount } from '../../../ui/use-focus-on-mount'
import { copyText } from './copy-text'

interface CopyOptions {
  readonly text: () => string
  /** Names the field from which the text is copied by hand. */
  readonly byHand: string
  /** How many lines that field shows; by default it has only one. */
  readonly rows?: number
  /** Resolves to whether the text was copied. */
  readonly copy?: (text: string) => Promise<boolean>
}

interface Copying {
  /** The icon of the button that copies. */
  readonly icon: 'check' | 'copy'
  readonly isCopied: boolean
  /** Resolves to whether the text was copied. */
  readonly copyNow: () => Promise<boolean>
  /** Shows the button as it was before the text was copied. */
  readonly forget: () => void
  /** What to show below the button: where the browser does not copy, the text is selected there. */
  readonly field: ReactNode
}

/**
 * For a button that copies a text. Where the browser does not allow it, the text is shown selected, to be copied by
 * hand. The field needs `copy-by-hand.css`, which each caller's styles import: a file of its own would be named in the
 * script of every page.
 * @example const { icon, copyNow, field } = useCopy({ text: () => reference, byHand: 'Copy this number' })
 */
export function useCopy({ text, byHand, rows, copy = copyHere }: CopyOptions): Copying {
  const [isCopied, setCopied] = useState<boolean>()
  return {
    icon: isCopied ? 'check' : 'copy',
    isCopied: isCopied === true,
    copyNow: async () => {
      const isDone = await copy(text())
      setCopied(isDone)
      return isDone
    },
    forget: () => setCopied(undefined),
    field: isCopied === false && <CopyByHand label={byHand} text={text()} rows={rows} />,
  }
}

const copyHere = (text: string) => copyText(text, document)

interface CopyByHandProps {
  readonly label: string
  readonly text: string
  readonly rows: number | undefined
}

function CopyByHand({ label, text, rows }: CopyByHandProps) {
  const attributes = {
    ref: useFocusOnMount<HTMLInputElement & HTMLTextAreaElement>(),
    readOnly: true,
    value: text,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.select(),
  }
  return (
    <label className="copy-by-hand">
      <span>{label}</span>
      {rows === undefined ? (
        <input {...attributes} />
      ) : (
        <textarea {...attributes} className="control" rows={rows} />
      )}
    </label>
  )
}
