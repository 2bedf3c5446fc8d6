import type { FormFileKind } from '../files/form-file'
import texts from '../texts.json'
import { helpAt } from './help-at'

interface HelpLineProps {
  readonly kind: FormFileKind
  readonly text: string
  readonly offset: number
}

/** What the word at the cursor means: the hover help for those who use no pointer. */
export function HelpLine({ kind, text, offset }: HelpLineProps) {
  const help = helpAt(kind, text, offset)
  return (
    <div className="help-line">
      <h3 className="help-title">{texts.editor.help}</h3>
      {help ? (
        <p>
          <strong className="mono">{help.name}</strong> {help.text}{' '}
          {help.example !== undefined && (
            <span>
              {texts.editor.example} <code>{help.example}</code>
            </span>
          )}{' '}
          {help.allowed && (
            <span>
              {texts.editor.allowed} <code>{help.allowed.join(', ')}</code>
            </span>
          )}
        </p>
      ) : (
        <p className="muted">{texts.editor.helpEmpty}</p>
      )}
    </div>
  )
}
