import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { buildInto } from '../../src/tooling/build-into'
import { temporaryFolder } from '../support/temporary-folder'

type Files = Readonly<Record<string, string>>

const first: Files = { 'index.html': '1', 'about.html': '1', 'assets/site-1.js': '1' }
const second: Files = { 'index.html': '2', 'vote.html': '2', 'assets/site-2.js': '2' }

function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

function read(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]))
}

/** A build that writes these files once `until` is there. */
const building =
  (files: Files, until: Promise<unknown> = Promise.resolve()) =>
  async (folder: string) => {
    await until
    write(folder, files)
    return true
  }

/** Time passes on the disk's clock. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50))

it('makes the folder, and replaces what an earlier build wrote', async () => {
  const folder = join(temporaryFolder(), 'dist')
  await buildInto(folder, building(first))
  expect(read(folder)).toEqual(first)
  await aMoment()
  await buildInto(folder, building(second))
  expect(read(folder)).toEqual(second)
})

it('leaves the site as it is until the build has ended', async () => {
  const folder = join(temporaryFolder(), 'dist')
  await buildInto(folder, building(first))
  await buildInto(folder, async (next) => {
    write(next, second)
    expect(read(folder)).toEqual(first)
    return true
  })
})

it('leaves the site as it is where the build fails', async () => {
  const folder = join(temporaryFolder(), 'dist')
  await buildInto(folder, building(first))
  const built = await buildInto(folder, (next) => building(second)(next).then(() => false))
  const thrown = buildInto(folder, (next) =>
    building(second)(next).then(() => Promise.reject(new Error('No.'))),
  )
  await expect(thrown).rejects.toThrow('No.')
  expect([built, read(folder)]).toEqual([false, first])
})

it('deletes no file of another build that ended meanwhile, and replaces only those of the same name', async () => {
  const folder = join(temporaryFolder(), 'dist')
  await aMoment()
  let end: (value?: unknown) => void = () => undefined
  const slow = buildInto(folder, building(second, new Promise((resolve) => (end = resolve))))
  await aMoment()
  await buildInto(folder, building(first))
  end()
  await slow
  expect(read(folder)).toEqual({ ...first, ...second })
})

it('builds into a folder that is a link, and keeps the link', async () => {
  const place = temporaryFolder()
  mkdirSync(join(place, 'www'))
  symlinkSync(join(place, 'www'), join(place, 'dist'))
  await buildInto(join(place, 'dist'), building(first))
  expect(read(join(place, 'www'))).toEqual(first)
})
