import { expect, test } from 'vitest'
import { isoFaces } from '../../src/ui/marks/iso'

test('one cube shows one face to each of the three directions', () => {
  expect(isoFaces([{ x: 0, y: 0, z: 0 }], 10)).toEqual({
    top: 'M0 -10L10 -5L0 0L-10 -5Z',
    right: 'M10 5L0 10L0 0L10 -5Z',
    left: 'M-10 5L0 10L0 0L-10 -5Z',
  })
})

test('a face with a cube in front of it is not drawn', () => {
  const faces = isoFaces(
    [
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 0, z: 1 },
    ],
    10,
  )
  expect(faces.top.match(/M/g)).toHaveLength(1)
  expect(faces.right.match(/M/g)).toHaveLength(2)
})
