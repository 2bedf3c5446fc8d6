import { expect, test } from 'vitest'
import { keyMove } from '../../../src/site/pages/gallery/GalleryDialog'
import { swipeStep } from '../../../src/site/pages/gallery/use-swipe'

test.each([
  [-51, 0, 1],
  [51, 0, -1],
  [-50, 0, 0],
  [50, 0, 0],
  [-80, 79, 1],
  [-80, 80, 0],
  [0, 200, 0],
])('a movement of %d across and %d down is a step of %d', (x, y, step) => {
  expect(swipeStep({ x: 0, y: 0 }, { x, y })).toBe(step)
})

test.each([
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 0, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, undefined],
])('the key %s at image %d leads to %s of five', (key, at, to) => {
  expect(keyMove(key, at, 5)).toBe(to)
})
