import { expect, test } from 'vitest'
import { townOf } from '../../src/site/shell/page-header/town'

test('the same name gives the same town, so the build and the browser draw one', () => {
  expect(townOf('Vote', 20)).toEqual(townOf('Vote', 20))
})

test('another name gives another town', () => {
  expect(townOf('Vote', 20).rows).not.toEqual(townOf('Stats', 20).rows)
})

test.each(['Vote', 'Terms of Service', 'Staff Application', ''])(
  'no lamp of "%s" stands above the drawing',
  (name) => {
    const tops = townOf(name, 20).lamps.map(({ top }) =>
      Math.min(...[...top.matchAll(/ (-?\d+)/g)].map(([, y]) => Number(y))),
    )
    for (const top of tops) expect(top).toBeGreaterThanOrEqual(-126)
  },
)
