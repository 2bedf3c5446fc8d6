import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildIfChanged, fingerprint } from '../../src/tooling/build-if-changed'
import { buildInto } from '../../src/tooling/build-into'
import { temporaryFolder } from '../support/temporary-folder'

const build = (outDir: string) =>
  buildInto(outDir, async (folder) => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), 'home')
    return true
  })

const start = (outDir: string, settings = '') =>
  buildIfChanged({ outDir, settings, build: () => build(outDir) })

it('builds a folder once for the same files and settings', async () => {
  const folder = temporaryFolder()
  const states = [await start(folder), await start(folder), await start(folder, 'new'), await start(folder)]
  expect(states).toEqual(['built', 'unchanged', 'built', 'built'])
})

it('builds again after any other build into the folder', async () => {
  const folder = temporaryFolder()
  await start(folder)
  await build(folder)
  expect(await start(folder)).toBe('built')
})

it('builds again after another build that began before the last one', async () => {
  const folder = temporaryFolder()
  await buildInto(folder, async (next) => {
    await start(folder)
    writeFileSync(join(next, 'index.html'), 'home')
    return true
  })
  expect(await start(folder)).toBe('built')
})

it('builds again where the folder was deleted', async () => {
  const folder = join(temporaryFolder(), 'dist')
  await start(folder)
  rmSync(folder, { recursive: true })
  expect(await start(folder)).toBe('built')
})

it('says that a build has failed, and tries it again', async () => {
  const outDir = temporaryFolder()
  const fail = () => buildIfChanged({ outDir, settings: '', build: async () => false })
  expect([await fail(), await start(outDir)]).toEqual(['failed', 'built'])
})

it('builds again for a changed form, and not for the hidden files of a save', () => {
  const top = temporaryFolder()
  mkdirSync(join(top, 'forms/lamp'), { recursive: true })
  writeFileSync(join(top, 'forms/lamp/ui.json'), '{}')
  const before = fingerprint('', top)
  for (const name of ['.saving.lock', 'lamp/.saving-0.new']) writeFileSync(join(top, 'forms', name), '{}')
  expect(fingerprint('', top)).toBe(before)
  writeFileSync(join(top, 'forms/lamp/ui.json'), '{ }')
  expect(fingerprint('', top)).not.toBe(before)
})
