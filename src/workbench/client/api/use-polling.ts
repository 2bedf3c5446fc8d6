import { useEffect, useRef } from 'react'
import { useServices } from './services'

/**
 * Asks at once, then again and again while the page is visible: `pause` milliseconds after each reply, and from the
 * start whenever `topic` changes; not at all while it is undefined. `ask` is told whether its reply still matters.
 */
export function usePolling(
  ask: (isOver: () => boolean) => Promise<void>,
  pause: number,
  topic: string | undefined,
): void {
  const { connection } = useServices()
  const latest = useRef(ask)
  useEffect(() => void (latest.current = ask))
  useEffect(() => {
    if (topic === undefined) return undefined
    let isOver = false
    const poll = async (isDue: boolean): Promise<void> => {
      if (isDue) await latest.current(() => isOver)
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
