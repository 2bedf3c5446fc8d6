import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { alone, BusyError, type Processes } from '../../src/generate/save-lock'
import { WriteError } from '../../src/generate/write-files'
import { temporaryFolder } from '../support/temporary-folder'

const start = Date.parse('2026-12-01T12:00:00Z')
let folder: string
let lock: string

beforeEach(() => {
  folder = temporaryFolder()
  lock = join(folder, '.saving.lock')
})

/** A machine on which these processes run, and time passes only while a process waits; then `meanwhile` happens. */
function machine(running: readonly number[] = [], meanwhile: (waited: number) => void = () => undefined) {
  const state = { waited: 0 }
  const processes: Processes = {
    now: () => start + state.waited,
    wait: async (milliseconds) => {
      state.waited += milliseconds
      meanwhile(state.waited)
    },
    isRunning: (pid) => running.includes(pid),
  }
  return { state, processes }
}

function lockOf(pid: number, { host = hostname(), at = start } = {}): void {
  writeFileSync(lock, JSON.stringify({ pid, host, at, id: 'of another process' }))
}

describe('the lock of a save', () => {
  it('is there while the work is done, names its process and its time, and is gone afterwards', async () => {
    const { processes } = machine()
    const found = await alone(folder, () => JSON.parse(readFileSync(lock, 'utf8')), processes)
    expect(found).toMatchObject({ pid: process.pid, host: hostname(), at: start })
    expect(readdirSync(folder)).toEqual([])
  })

  it('is gone after work that fails', async () => {
    const fail = () => {
      throw new Error('No.')
    }
    await expect(alone(folder, fail)).rejects.toThrow('No.')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is waited for', async () => {
    lockOf(7)
    const { state, processes } = machine([7], (waited) => {
      if (waited >= 2000) rmSync(lock, { force: true })
    })
    expect(await alone(folder, () => 'done', processes)).toBe('done')
    expect(state.waited).toBe(2000)
  })

  it('is waited for ten seconds, and then the answer is in words', async () => {
    lockOf(7)
    const { state, processes } = machine([7])
    const work = alone(folder, () => 'done', processes)
    await expect(work).rejects.toThrow(BusyError)
    await expect(work).rejects.toThrow(/^Another change to the forms is being saved at this moment/)
    expect(state.waited).toBe(10_000)
    expect(readdirSync(folder)).toEqual(['.saving.lock'])
  })

  it.each([
    ['whose process has ended', () => lockOf(8)],
    ['that is a minute old', () => lockOf(7, { at: start - 60_000 })],
    ['that is a minute old and of another machine', () => lockOf(8, { host: 'other', at: start - 60_000 })],
    ['from before the clock was set back', () => lockOf(7, { at: start + 60_000 })],
    [
      'that was left empty a minute ago',
      () => {
        writeFileSync(lock, '')
        utimesSync(lock, start / 1000, start / 1000 - 60)
      },
    ],
  ])('is not waited for where it is one %s', async (_, leave) => {
    leave()
    const { state, processes } = machine([7])
    expect(await alone(folder, () => 'done', processes)).toBe('done')
    expect(state.waited).toBe(0)
    expect(readdirSync(folder)).toEqual([])
  })

  it('counts on another machine, where no process can be asked for', async () => {
    lockOf(8, { host: 'other' })
    await expect(alone(folder, () => 'done', machine().processes)).rejects.toThrow(BusyError)
  })

  it('counts for a process that has only just created it', async () => {
    writeFileSync(lock, '')
    utimesSync(lock, start / 1000, start / 1000)
    await expect(alone(folder, () => 'done', machine().processes)).rejects.toThrow(BusyError)
  })

  it('stays that of another process which took it for stale', async () => {
    await alone(folder, () => lockOf(7), machine().processes)
    expect(readFileSync(lock, 'utf8')).toContain('of another process')
  })

  it('lets one after the other do its work in the same process', async () => {
    const done: string[] = []
    await Promise.all(['a', 'b', 'c'].map((name) => alone(folder, () => done.push(name))))
    expect(done.toSorted()).toEqual(['a', 'b', 'c'])
    expect(existsSync(lock)).toBe(false)
  })

  it('says what the disk says where it cannot be created', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    await expect(alone(file, () => 'done')).rejects.toThrow(WriteError)
    mkdirSync(lock)
    await expect(alone(folder, () => 'done')).rejects.toThrow(/EISDIR/)
  })
})
