import { useId, type ComponentProps, type ReactNode } from 'react'
import { Button, type ButtonKind } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import texts from '../texts.json'

interface AskingDialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
}

/** A modal dialog with its title as its accessible name. */
export function AskingDialog({ title, children, className = '', ...rest }: AskingDialogProps) {
  const id = useId()
  return (
    <Dialog {...rest} labelledBy={id} className={`question ${className}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </Dialog>
  )
}

interface AskingFormProps extends Pick<ComponentProps<'form'>, 'className' | 'aria-label' | 'children'> {
  /** The label of the submit button. */
  readonly submit: string
  readonly kind?: ButtonKind
  readonly pending?: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

/** A form that the page handles itself, with a submit button and "Cancel". */
export function AskingForm(props: AskingFormProps) {
  const { submit, kind = 'primary', pending = false, onSubmit, onCancel, children, ...rest } = props
  return (
    <form
      {...rest}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="row">
        <Button type="submit" kind={kind} pending={pending}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{texts.keep.cancel}</Button>
      </div>
    </form>
  )
}

interface ConfirmDialogProps extends AskingDialogProps {
  /**
   * The label and the action of each button: the harmless one, which comes first and so takes the focus, and
   * the irreversible one.
   */
  readonly first: readonly [text: string, act: () => void]
  readonly other: readonly [text: string, act: () => void]
  /** Whether `other` deletes something: its button is red then. */
  readonly isDestructive?: boolean
}

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmDialog({
  first,
  other,
  isDestructive = false,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <AskingDialog {...dialog}>
      {children}
      <div className="row">
        <Button kind="primary" onClick={first[1]}>
          {first[0]}
        </Button>
        <Button className={isDestructive ? 'button-destructive' : undefined} onClick={other[1]}>
          {other[0]}
        </Button>
      </div>
    </AskingDialog>
  )
}
