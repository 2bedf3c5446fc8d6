import { useEffect, useEffectEvent } from 'react'
import { useServices } from '../services'

/**
 * Calls `ask` while the page is visible: at once, then `pause` milliseconds after each call has ended. A new
 * `topic` starts over; an undefined one stops. `isOver` tells `ask` whether it was stopped in the meantime.
 */
export function usePolling(
  ask: (isOver: () => boolean) => Promise<void>,
  pause: number,
  topic: string | undefined,
): void {
  const { connection } = useServices()
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (topic === undefined) return undefined
    let isOver = false
    const poll = async (isDue: boolean): Promise<void> => {
      if (isDue) await askNow(() => isOver)
      if (isOver) return undefined
      await connection.wait(pause)
      return isOver ? undefined : poll(!document.hidden)
    }
    void poll(true)
    return () => {
      isOver = true
    }
  }, [connection, pause, topic])
}
