import { useEffect, useState } from 'react'
import { pluralText } from '../../../engine/fill-text'
import { Button } from '../../../ui/Button'
import texts from './texts.json'

interface WaitProps {
  readonly until: Date
  readonly now: () => Date
}

interface SendingHelpProps {
  /** When sending continues by itself; undefined while it is only slow. */
  readonly until: Date | undefined
  readonly now: () => Date
  readonly onStop: () => void
}

/** Says how long the wait is, and lets the visitor end it. */
export function SendingHelp({ until, now, onStop }: SendingHelpProps) {
  return (
    <>
      {until && <Countdown key={until.getTime()} until={until} now={now} />}
      <Button onClick={onStop}>{texts.stop}</Button>
    </>
  )
}

/** Updates each second, and is not announced: `WaitTold` is. */
function Countdown({ until, now }: WaitProps) {
  const seconds = useSecondsTo(until, now)
  return (
    <div className="form-countdown" aria-hidden="true">
      <p>{texts.waitTold}</p>
      <p>
        <strong>{pluralText(texts.waiting, seconds)}</strong>
      </p>
    </div>
  )
}

/** How long the wait is, for a live region: the value when the wait began, so that it is announced once. */
export function WaitTold({ until, now }: WaitProps) {
  const [seconds] = useState(() => secondsTo(until, now))
  return <span className="visually-hidden">{`${texts.waitTold} ${pluralText(texts.waiting, seconds)}`}</span>
}

function secondsTo(until: Date, now: () => Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now().getTime()) / 1000))
}

/** Whole seconds up to a moment, rounded up, at least 0. */
function useSecondsTo(until: Date, now: () => Date): number {
  const [left, setLeft] = useState(() => until.getTime() - now().getTime())
  useEffect(() => {
    if (left <= 0) return undefined
    // Fires when the displayed number changes.
    const timer = setTimeout(() => setLeft(until.getTime() - now().getTime()), left % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [left, until, now])
  return Math.max(0, Math.ceil(left / 1000))
}
