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
 * Takes the place of something that was removed: says what it was, with a button to undo that. It takes the focus, as
 * the button that was pressed is gone. Give it a different `key` for each removed thing.
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
