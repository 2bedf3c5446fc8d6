import { useRef, type DragEvent, type PointerEvent } from 'react'
import { swipeStep } from './swipe-step'

interface Start {
  readonly pointer: number
  readonly x: number
  readonly y: number
}

/**
 * Hear of swipes over an element: give it the handlers that come back. Only one finger (or a mouse button held) swipes;
 * with a second one the visitor zooms.
 */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<Start>(undefined)
  return {
    onPointerDown: ({ pointerId: pointer, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = isPrimary ? { pointer, x, y } : undefined
    },
    onPointerUp: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const from = start.current
      start.current = undefined
      const step = from?.pointer === pointerId ? swipeStep(from, { x, y }) : 0
      if (step !== 0) onStep(step)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
    // A mouse would carry the picture away instead of swiping.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
