import './undo-line.css'
import { Button } from '../ui/Button'
import { useFocusOnMount } from '../ui/focus'

interface UndoLineProps {
  /** What was removed. */
  readonly text: string
  /** The button's text. */
  readonly undo: string
  readonly onUndo: () => void
}

/**
 * Replaces something that was removed: says what it was, and has a button to undo that. It takes the focus, as the
 * button that was pressed is no longer there. Give it a `key` that differs for each removed thing.
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
