import { expect, it } from 'vitest'
import { createRebuilder, type RebuildResult } from '../../../src/workbench/server/rebuild'

/** Builds that the test ends, the first one first. */
function aBuild() {
  const ends: ((result: RebuildResult) => void)[] = []
  const rebuilder = createRebuilder(() => new Promise((resolve) => ends.push(resolve)))
  const end = async (result: RebuildResult) => {
    ends.shift()?.(result)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { end, rebuilder }
}

it('has nothing to report before the first save', () => {
  expect(aBuild().rebuilder.state()).toEqual({ state: 'idle' })
})

it('says how the build of the last save ended, not an earlier one', async () => {
  const { end, rebuilder } = aBuild()
  rebuilder.request()
  rebuilder.request()
  await end({ ok: false, report: 'forms/guild/ui.json, line 3' })
  expect(rebuilder.state()).toEqual({ state: 'building' })
  await end({ ok: true })
  expect(rebuilder.state()).toEqual({ state: 'built' })
})

it('keeps the report of a failed build until the next one', async () => {
  const { end, rebuilder } = aBuild()
  rebuilder.request()
  await end({ ok: false, report: 'forms/guild/ui.json, line 3' })
  expect(rebuilder.state()).toEqual({ state: 'failed', report: 'forms/guild/ui.json, line 3' })
  rebuilder.request()
  expect(rebuilder.state()).toEqual({ state: 'building' })
})

it('counts a build that throws as failed', async () => {
  const rebuilder = createRebuilder(() => Promise.reject(new Error('out of memory')))
  rebuilder.request()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(rebuilder.state()).toEqual({ state: 'failed', report: 'Error: out of memory' })
})
