/** How far a finger must go sideways, in CSS pixels: further than this (specification, section 9). */
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
