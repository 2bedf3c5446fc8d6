import { useEffect, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Button } from '../../../ui/Button'
import texts from './texts.json'

interface SendingHelpProps {
  /** When the sending goes on by itself; undefined while it is just slow. */
  readonly until: Date | undefined
  readonly now: () => Date
  readonly onStop: () => void
}

/** Tells how long there is to wait, and ends the waiting where the visitor has had enough of it. */
export function SendingHelp({ until, now, onStop }: SendingHelpProps) {
  return (
    <>
      {until && <Countdown key={until.getTime()} until={until} now={now} />}
      <Button onClick={onStop}>{texts.stop}</Button>
    </>
  )
}

/** Ticks for the eye each second; is read out once, when it begins. */
function Countdown({ until, now }: Required<Pick<SendingHelpProps, 'now'>> & { readonly until: Date }) {
  const seconds = useSecondsTo(until, now)
  const [first] = useState(seconds)
  const [isTold, setTold] = useState(false)
  // A live region is read out when its text changes, not when it comes with its text.
  useEffect(() => setTold(true), [])
  return (
    <div className="form-countdown">
      <output className="visually-hidden">{isTold && `${texts.waitTold} ${secondsText(first)}`}</output>
      <p aria-hidden="true">{texts.waitTold}</p>
      <p aria-hidden="true">
        <strong>{secondsText(seconds)}</strong>
      </p>
    </div>
  )
}

function secondsText(count: number): string {
  return fillText(count === 1 ? texts.waiting.one : texts.waiting.other, { count })
}

/** Whole seconds up to a moment, rounded up, at least 0. */
function useSecondsTo(until: Date, now: () => Date): number {
  const [left, setLeft] = useState(() => until.getTime() - now().getTime())
  useEffect(() => {
    if (left <= 0) return undefined
    // Wakes when the number on screen changes.
    const timer = setTimeout(() => setLeft(until.getTime() - now().getTime()), left % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [left, until, now])
  return Math.max(0, Math.ceil(left / 1000))
}
