import { useId, type ReactNode } from 'react'
import { Dialog } from '../../../ui/Dialog'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons, the harmless one first: it takes the focus. */
  readonly answers: ReactNode
}

/** A question that must be answered first. */
export function ConfirmDialog({ open, title, onClose, children, answers }: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} labelledBy={id} onClose={onClose} className="question">
      <h2 id={id}>{title}</h2>
      {children}
      <div className="row">{answers}</div>
    </Dialog>
  )
}
