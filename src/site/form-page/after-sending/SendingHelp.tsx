import { useEffect, useState } from 'react'
import { pluralText } from '../../../engine/fill-text'
import { Button } from '../../../ui/Button'
import formTexts from '../texts.json'
import type { Progress } from '../use-progress'
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
      <Button kind="quiet" onClick={onStop}>
        {formTexts.stop}
      </Button>
    </>
  )
}

/** Hidden from screen readers: `WaitTold` announces the wait once. */
function Countdown(wait: WaitProps) {
  return (
    <div className="form-countdown" aria-hidden="true">
      <p>{texts.waitTold}</p>
      <p>
        <Seconds {...wait} />
      </p>
    </div>
  )
}

/** Updates each second. */
function Seconds({ until, now }: WaitProps) {
  const seconds = useSecondsTo(until, now)
  return <strong>{pluralText(texts.waiting, seconds)}</strong>
}

interface RetryProgressProps {
  readonly progress: Progress
  readonly now: () => Date
}

/** One line in the notice of a failed form while the form is sent again; the form's own button announces it. */
export function RetryProgress({ progress: { until, isSlow }, now }: RetryProgressProps) {
  return (
    <p aria-hidden="true">
      {until ? (
        <Seconds key={until.getTime()} until={until} now={now} />
      ) : (
        <span key={String(isSlow)}>{isSlow ? formTexts.stillSending : formTexts.sendingNow}</span>
      )}
    </p>
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
