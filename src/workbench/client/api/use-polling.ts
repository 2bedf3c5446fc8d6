import { useEffect, useEffectEvent } from 'react'
import { useServices } from '../services'

/**
 * Polls while the page is visible: at once, then `pause` milliseconds after each reply. A new `topic` starts over, and
 * an undefined one stops it. `ask` can find out whether it was stopped meanwhile (`isOver`).
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
