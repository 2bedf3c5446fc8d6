import { useEffect, useState } from 'react'

/** Turns true when `isRunning` has been true for that many milliseconds, and false with it. */
export function useLater(milliseconds: number, isRunning: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setIsOver(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsOver(false)
    }
  }, [milliseconds, isRunning])
  return isOver
}
