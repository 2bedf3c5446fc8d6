import { useRef, type DragEvent, type PointerEvent } from 'react'

interface Start {
  readonly pointer: number
  readonly x: number
  readonly y: number
}

/**
 * Reports swipes over an element: spread the returned handlers over it. Only one finger, or a mouse with its button held,
 * swipes; with a second finger the visitor zooms.
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
    // A mouse would drag the picture instead of swiping.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

/** A swipe is a sideways movement of more than this, in CSS pixels (specification.md, 9.05). */
const swipeFrom = 50

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * What a movement from one point to another asks for: 1 (to the left: the next image), -1 (to the right: the one
 * before), or 0 where it is no swipe: 50 px or less, or more up and down than sideways.
 * @example swipeStep({ x: 200, y: 0 }, { x: 120, y: 10 }) // => 1
 */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x
  if (Math.abs(across) <= swipeFrom || Math.abs(across) <= Math.abs(to.y - from.y)) return 0
  return across < 0 ? 1 : -1
}
