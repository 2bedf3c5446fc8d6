import { propertiesOf } from '../engine/properties-of'
import { jsonIn } from '../engine/json'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import texts from './cli/cli-texts.json'
import { WriteError } from './write-files'

/** Another process was saving for as long as this one waited. The message is for people. */
export class BusyError extends Error {
  constructor() {
    super(texts.busy)
  }
}

/** The time and the processes of this machine, so that a test can replace them. */
export const realProcesses = {
  now: (): number => Date.now(),
  wait: (milliseconds: number): Promise<unknown> => wait(milliseconds),
  isRunning: (pid: number): boolean => {
    try {
      // Signal 0 only asks whether the process exists.
      return process.kill(pid, 0)
    } catch (error) {
      // A process of another user must not be signalled, but it runs.
      return codeOf(error) === 'EPERM'
    }
  },
}

export type Processes = typeof realProcesses

const lockName = '.saving.lock'
/** In milliseconds: how long to wait for the lock, and after how long it is stale, whoever has it. */
const [longestWait, longestHold, pause] = [10_000, 60_000, 50]

/**
 * Runs `work`, which may read, undo and write, while no other process does so in the same folder. Throws a `BusyError`
 * if another one takes too long, and a `WriteError` where the disk does not take the lock.
 * @example await alone('/srv/site/forms', () => writeFiles('/srv/site/forms', changesOf(readFiles('/srv/site'))))
 */
export async function alone<Result>(
  folder: string,
  work: () => Result,
  processes: Processes = realProcesses,
): Promise<Result> {
  const place = join(folder, lockName)
  const deadline = processes.now() + longestWait
  const own = { pid: process.pid, host: hostname(), id: randomUUID() }
  while (!takeLock(place, JSON.stringify({ ...own, at: processes.now() }))) {
    if (processes.now() >= deadline) throw new BusyError()
    if (!removeIfStale(place, processes)) await processes.wait(pause)
  }
  try {
    return work()
  } finally {
    // After a long time another process may have taken it for stale.
    if (existsSync(place) && readFileSync(place, 'utf8').includes(own.id)) rmSync(place)
  }
}

/** Creates the lock; returns false if it exists. */
function takeLock(place: string, text: string): boolean {
  try {
    writeFileSync(place, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw new WriteError(lockName, error)
  }
}

/** Removes a lock whose process has ended, or that is too old. Returns whether there may be none now. */
function removeIfStale(place: string, { now, isRunning }: Processes): boolean {
  const aside = `${place}.${randomUUID()}`
  try {
    const text = readFileSync(place, 'utf8')
    const { pid, host, at } = propertiesOf(jsonIn(text))
    // A lock is empty between its creation and the writing of its text.
    const age = Math.abs(now() - (typeof at === 'number' ? at : statSync(place).mtimeMs))
    const hasEnded = host === hostname() && typeof pid === 'number' && !isRunning(pid)
    if (!hasEnded && age < longestHold) return false
    renameSync(place, aside)
    // Since it was read, another process may have removed the stale lock and created its own, which goes back.
    if (readFileSync(aside, 'utf8') !== text && !existsSync(place)) renameSync(aside, place)
    rmSync(aside, { force: true })
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw new WriteError(lockName, error)
  }
}

function codeOf(error: unknown): unknown {
  return propertiesOf(error)['code']
}
