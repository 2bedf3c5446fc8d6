import './dialog.css'
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

interface DialogProps {
  readonly open: boolean
  /** The id of the element inside that names the dialog. */
  readonly labelledBy: string
  /** Called on Escape, and on a click outside the dialog. */
  readonly onClose: () => void
  /** Called for keys pressed anywhere inside; also for Escape, after which the dialog asks to be closed. */
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest inert, and returns the focus to the element
 * that had it. The caller owns `open`; the dialog only asks to be closed.
 */
export function Dialog({ open, labelledBy, onClose, onKeyDown, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  // A press that begins inside and ends outside is a slip or a swipe, and must not close the dialog.
  const pressedOutside = useRef(false)
  const notePress = (event: PointerEvent) => {
    pressedOutside.current = event.target === dialog.current
  }
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOutside.current) onClose()
  }
  return (
    // Clicking the backdrop is an extra for the mouse; the keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`dialog ${className}`.trim()}
      aria-labelledby={labelledBy}
      onPointerDown={notePress}
      onClick={closeFromBackdrop}
      onKeyDown={onKeyDown}
      // Something else has closed it, such as an extension.
      onClose={() => {
        if (open && dialog.current?.open === false) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && <div className="dialog-sheet">{children}</div>}
    </dialog>
  )
}
