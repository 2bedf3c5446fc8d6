import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerConfig } from './worker-config'

export interface WorkerOptions {
  readonly port: number
  /** The built worker's file. */
  readonly worker: string
  /** A folder for the configuration and for what the worker keeps; it stays from one run to the next. */
  readonly folder: string
  readonly values: Readonly<Record<string, string>>
  /** The most that its program may keep in memory, in MB; without it, no bound. */
  readonly mostMemory?: number
  /** Takes what the worker prints, as it comes. */
  readonly onOutput?: (text: string) => void
}

export interface RunningWorker {
  readonly origin: string
  /** The number of its process. */
  readonly pid: number | undefined
  /** End it at once, as a crash would; what was safe on the disk stays. */
  readonly kill: () => Promise<void>
  /** Resolves when it has ended by itself or by `kill`. */
  readonly ended: Promise<void>
}

const require = createRequire(import.meta.url)

const patience = { tries: 200, pause: 50 } as const

/**
 * Run the built worker in `workerd`, which comes with `npm ci`, on this machine only. Resolves once it answers; rejects,
 * with what it printed, when it ends before that.
 */
export async function runWorker({
  port,
  worker,
  folder,
  values,
  mostMemory,
  onOutput,
}: WorkerOptions): Promise<RunningWorker> {
  const storage = join(folder, 'objects')
  mkdirSync(storage, { recursive: true })
  copyFileSync(worker, join(folder, 'worker.js'))
  const config = join(folder, 'config.capnp')
  writeFileSync(
    config,
    workerConfig({
      port,
      worker: 'worker.js',
      storage,
      values: Object.keys(values),
      ...(mostMemory !== undefined && { mostMemory }),
    }),
  )
  const child = spawn(programPath(), ['serve', config], { env: values, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: string[] = []
  const note = (chunk: Buffer) => {
    printed.push(chunk.toString())
    onOutput?.(chunk.toString())
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  if (!(await answers(origin, child))) throw new Error(`The relay did not start:\n${printed.join('')}`)
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { origin, pid: child.pid, kill, ended }
}

/** The program itself, not the script of the same name before it: whoever ends it ends it for good. */
function programPath(): string {
  // The package is CommonJS without types; its `default` is the path.
  const { default: path } = require('workerd') as { readonly default: string }
  return path
}

async function answers(origin: string, child: ChildProcess): Promise<boolean> {
  for (let left = patience.tries; left > 0 && child.exitCode === null; left -= 1) {
    try {
      await fetch(`${origin}/`)
      // Another program may have answered, on whose port the worker could not begin.
      await sleep(patience.pause)
      return child.exitCode === null
    } catch {
      await sleep(patience.pause)
    }
  }
  return false
}
