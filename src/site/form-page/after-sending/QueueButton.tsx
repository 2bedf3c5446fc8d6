import { useState } from 'react'
import { Button } from '../../../ui/Button'
import texts from './texts.json'

interface QueueButtonProps {
  /** Resolves to whether the form waits on the device now. */
  readonly onQueue: () => Promise<boolean>
}

/** Lets a form that could not be sent wait on the device until it can. It says so where the browser does not keep it. */
export function QueueButton({ onQueue }: QueueButtonProps) {
  const [isRefused, setRefused] = useState(false)
  const queue = async () => setRefused(!(await onQueue()))
  return (
    <>
      <Button onClick={queue}>{texts.queue}</Button>
      <output>{isRefused && texts.queueRefused}</output>
    </>
  )
}
