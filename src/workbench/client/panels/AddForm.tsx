import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import texts from '../texts.json'

interface AddFormProps {
  /** What the form adds: its name, and the label of its button. */
  readonly label: string
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form below the list of questions that adds something to it, or is cancelled. */
export function AddForm({ label, onSubmit, onCancel, children }: AddFormProps) {
  return (
    <form
      className="question-card question-card-open add-question"
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="row">
        <Button type="submit" kind="primary">
          {label}
        </Button>
        <Button onClick={onCancel}>{texts.keep.cancel}</Button>
      </div>
    </form>
  )
}
