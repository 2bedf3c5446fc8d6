import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/tooling/root'
import faults from './faults.json'
import { run } from './run'

// A short version of `npm run check:world`.
it(
  'loses, changes and duplicates nothing in simulated worlds where anything may break',
  { timeout: 120_000 },
  async () => {
    const { failure, figures, histories } = await run({
      seed: 1,
      submissions: Number(process.env['WORLD_SUBMISSIONS'] ?? 250),
    })
    expect(failure && [failure.broken, ...failure.story]).toBeUndefined()
    expect(figures.submissions).toBeGreaterThanOrEqual(250)
    console.log(`  worlds: ${histories} histories, ${JSON.stringify(figures)}`)
  },
)

it.each(faults)('can put this fault into the code: $name', ({ file, from }) => {
  expect(readFileSync(join(root, 'src', file), 'utf8').split(from)).toHaveLength(2)
})
