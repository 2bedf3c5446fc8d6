import { expect, it } from 'vitest'
import { createRebuilder, type RebuildResult } from '../../../src/workbench/server/rebuild'

/** A build that the test ends. */
function aBuild() {
  const asked: (readonly string[])[] = []
  const ends: ((result: RebuildResult) => void)[] = []
  const rebuilder = createRebuilder((paths) => {
    asked.push(paths)
    return new Promise((resolve) => ends.push(resolve))
  })
  const end = async (result: RebuildResult) => {
    ends.at(-1)?.(result)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { asked, end, rebuilder }
}

it('has nothing to report before the first save', () => {
  expect(aBuild().rebuilder.state()).toEqual({ state: 'idle' })
})

it('builds once more for everything that was saved during a build', async () => {
  const { asked, end, rebuilder } = aBuild()
  rebuilder.request(['a'])
  rebuilder.request(['b'])
  rebuilder.request(['c'])
  expect(asked).toEqual([['a']])
  await end({ ok: true })
  expect(asked).toEqual([['a'], ['b', 'c']])
  expect(rebuilder.state()).toEqual({ state: 'building' })
  await end({ ok: true })
  expect(rebuilder.state()).toEqual({ state: 'built' })
})

it('keeps the report of a failed build until the next one', async () => {
  const { end, rebuilder } = aBuild()
  rebuilder.request(['a'])
  await end({ ok: false, report: 'forms/guild/ui.json, line 3' })
  expect(rebuilder.state()).toEqual({ state: 'failed', report: 'forms/guild/ui.json, line 3' })
  rebuilder.request(['a'])
  expect(rebuilder.state()).toEqual({ state: 'building' })
})

it('counts a build that throws as failed', async () => {
  const rebuilder = createRebuilder(() => Promise.reject(new Error('out of memory')))
  rebuilder.request(['a'])
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(rebuilder.state()).toEqual({ state: 'failed', report: 'Error: out of memory' })
})
