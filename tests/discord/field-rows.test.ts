import { expect, test } from 'vitest'
import { fieldRows } from '../../src/discord/drawing/draw-message'

const field = (inline: boolean) => ({ name: 'n', value: 'v', inline })

test.each([
  ['', []],
  ['i', [1]],
  ['iii', [3]],
  ['iiii', [3, 1]],
  ['w', [1]],
  ['ww', [1, 1]],
  ['iiw', [2, 1]],
  ['wii', [1, 2]],
  ['iwi', [1, 1, 1]],
])('inline (i) and wide (w) fields %j form rows of %j', (kinds, lengths) => {
  const rows = fieldRows(kinds.split('').map((kind) => field(kind === 'i')))
  expect(rows.map((row) => row.length)).toEqual(lengths)
})
