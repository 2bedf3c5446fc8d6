import { expect, test } from 'vitest'
import icons from '../../src/ui/icons/icons.json'

test.each(Object.entries(icons))('the icon %s stays on its grid of 24', (_, path) => {
  const starts = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(starts.length).toBeGreaterThan(0)
  for (const place of starts) expect(place).toSatisfy((at: number) => at >= 1 && at <= 23)
})
