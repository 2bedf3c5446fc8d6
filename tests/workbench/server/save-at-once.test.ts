import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { realProcesses } from '../../../src/generate/save-lock'
import { workbenchApi } from '../../../src/workbench/server/server'
import { temporaryFolder } from '../../support/temporary-folder'

const headers = {
  host: 'localhost:5350',
  origin: 'http://localhost:5350',
  'content-type': 'application/json',
}
const old = '{ "a": 1 }\n'
let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'lamp'))
  writeFileSync(join(folder, 'lamp/ui.json'), old)
})

/** A workbench beside a command that saves, until the workbench has waited for this long. */
function besideACommand(longest: number) {
  const lock = join(folder, '.saving.lock')
  let waited = 0
  const wait = async (milliseconds: number) => {
    waited += milliseconds
    if (waited >= longest) rmSync(lock, { force: true })
  }
  const processes = { ...realProcesses, now: () => Date.now() + waited, wait }
  const app = workbenchApi({ folder, processes })
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now(), id: 'a command' }))
  return app
}

function save(app: ReturnType<typeof workbenchApi>, text: string) {
  const body = JSON.stringify({ changes: [{ path: 'forms/lamp/ui.json', base: old, text }] })
  return app.request('/forms/lamp', { method: 'PUT', headers, body })
}

const onDisk = () => readFileSync(join(folder, 'lamp/ui.json'), 'utf8')

describe('a save in the workbench while a command saves', () => {
  it('waits for the command', async () => {
    expect((await save(besideACommand(3000), '{}')).status).toBe(200)
    expect(onDisk()).toBe('{}')
  })

  it('is refused in words where the command takes too long', async () => {
    const reply = await save(besideACommand(Infinity), '{}')
    expect(await reply.json()).toEqual({
      state: 'refused',
      why: 'Another change to the forms is being saved at this moment, so nothing was changed. Try again in a few seconds.',
    })
    expect(reply.status).toBe(400)
    expect(onDisk()).toBe(old)
  })
})

it('of two saves of a file at once, one is written and the other is a conflict', async () => {
  const [one, other] = [workbenchApi({ folder }), workbenchApi({ folder })]
  const replies = await Promise.all([save(one, '{ "a": 2 }'), save(other, '{ "a": 3 }')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('a workbench that starts while a command saves does not undo the save', async () => {
  const name = 'lamp/.saving-7f0c3f36-4d5c-4b52-9d0e-3f0f5e2a6a10-0'
  const steps = [{ path: 'lamp/ui.json', old: `${name}.old`, next: `${name}.new` }]
  writeFileSync(join(folder, `${name}.old`), old)
  writeFileSync(join(folder, 'lamp/ui.json'), '{}')
  writeFileSync(join(folder, '.saving.json'), JSON.stringify(steps))
  writeFileSync(
    join(folder, '.saving.lock'),
    JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now(), id: 'a command' }),
  )
  let waited = 0
  const wait = async (milliseconds: number) => {
    waited += milliseconds
    rmSync(join(folder, '.saving.json'), { force: true })
  }
  const app = workbenchApi({ folder, processes: { ...realProcesses, now: () => Date.now() + waited, wait } })
  const reply = await app.request('/forms', { headers })
  expect(await reply.json()).toMatchObject({ files: { 'forms/lamp/ui.json': '{}' } })
})
