import { expect, it } from 'vitest'
import { oneAtATime } from '../../src/tooling/build-if-changed'
import type { RebuildResult } from '../../src/workbench/server/rebuild'

function builder() {
  const state = { files: 'as built', builds: [] as string[], result: { ok: true } as RebuildResult }
  const build = oneAtATime(
    async () => {
      const { files } = state
      state.builds.push(`begin ${files}`)
      await Promise.resolve()
      state.builds.push(`end ${files}`)
      return state.result
    },
    () => state.files,
  )
  return { state, build }
}

it('builds what has changed, and nothing else', async () => {
  const { state, build } = builder()
  await build()
  expect(state.builds).toEqual([])
  state.files = 'new'
  await Promise.all([build(), build()])
  expect(state.builds).toEqual(['begin new', 'end new'])
})

it('runs builds one after another', async () => {
  const { state, build } = builder()
  state.files = 'new'
  const first = build()
  await Promise.resolve()
  await Promise.resolve()
  state.files = 'newer'
  await Promise.all([first, build()])
  expect(state.builds).toEqual(['begin new', 'end new', 'begin newer', 'end newer'])
})

it('says again why the last build failed while nothing has changed', async () => {
  const { state, build } = builder()
  state.files = 'broken'
  state.result = { ok: false, report: 'a comma too many' }
  await build()
  expect(await build()).toEqual({ ok: false, report: 'a comma too many' })
  state.files = 'fixed'
  state.result = { ok: true }
  expect(await build()).toEqual({ ok: true })
})

it('builds again after the files could not be read', async () => {
  let files: string | undefined = 'as built'
  const builds: string[] = []
  const build = oneAtATime(
    async () => {
      builds.push(files ?? '')
      return { ok: true }
    },
    () => {
      if (files === undefined) throw new Error('The folder is gone.')
      return files
    },
  )
  files = undefined
  expect(await build()).toEqual({ ok: false, report: 'Error: The folder is gone.' })
  files = 'as built'
  expect(await build()).toEqual({ ok: true })
  expect(builds).toEqual(['as built'])
})
