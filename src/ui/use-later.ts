import { useEffect, useState } from 'react'

/** True once `isRunning` has been true for this many milliseconds; false as soon as it is false. */
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
