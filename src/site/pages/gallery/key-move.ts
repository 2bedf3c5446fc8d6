/**
 * Which image a key leads to: the arrows to the neighbours, round at the ends; Home to the first, End to the last.
 * Undefined for every other key.
 * @example keyMove('ArrowRight', 4, 5) // => 0
 */
export function keyMove(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'ArrowRight':
      return (at + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
