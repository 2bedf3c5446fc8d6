import { Button } from '../../../ui/Button'

interface Answer {
  readonly text: string
  readonly act: () => void
}

interface ConfirmButtonsProps {
  /** The harmless one. */
  readonly first: Answer
  readonly other: Answer
}

/** The two answers to a question about something that cannot be undone. */
export function ConfirmButtons({ first, other }: ConfirmButtonsProps) {
  return (
    <>
      <Button kind="primary" onClick={first.act}>
        {first.text}
      </Button>
      <Button onClick={other.act}>{other.text}</Button>
    </>
  )
}
