import './undo-line.css'
import { Button } from '../ui/Button'
import { useFocusOnMount } from './form-page/use-focus-on-mount'

interface UndoLineProps {
  /** What is gone. */
  readonly text: string
  /** The button's text. */
  readonly undo: string
  readonly onUndo: () => void
}

/**
 * In the place of something that was removed: what it was, and the way to bring it back. It takes over the focus of the
 * button that went with it. Give it a `key` for each thing, so that it appears anew.
 */
export function UndoLine({ text, undo, onUndo }: UndoLineProps) {
  const line = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={line} className="undo-line" tabIndex={-1}>
      {text}
      <Button kind="quiet" onClick={onUndo}>
        {undo}
      </Button>
    </p>
  )
}
