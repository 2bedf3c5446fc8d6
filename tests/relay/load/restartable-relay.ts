import { join } from 'node:path'
import { buildRelay } from '../../../src/tooling/relay/build-relay'
import { runWorker, workerFile, type RunningWorker } from '../../../src/tooling/relay/run-worker'
import { sandboxValues } from '../../../src/tooling/relay/start-relay'
import { sampleRoleId } from '../../../src/discord/sample-role'
import type { RunningSandbox } from '../../../src/sandbox/start-sandbox'
import { freePort } from './free-port'

/** The port of a site that is not running; the crowd plays its pages. */
const sitePort = 4173

export const siteOrigin = `http://localhost:${sitePort}`

interface RelayOptions {
  /** Replaces the values of a relay that accepts everything. */
  readonly values?: Readonly<Record<string, string>>
  /** The memory limit of its program, in MB. */
  readonly mostMemory?: number
}

/** The relay in `workerd`, in front of a sandbox. */
export interface RestartableRelay {
  readonly origin: string
  readonly staffRoleId: string
  /** Kill it at once, as in a crash, and start it again. */
  readonly restart: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly kills: () => number
  /** Its process id. */
  readonly pid: () => number | undefined
  /** All it has printed. */
  readonly log: () => string
}

/** Build the relay into a folder and run it there; its storage stays in the folder when it is killed. */
export async function aRestartableRelay(
  folder: string,
  sandbox: RunningSandbox,
  more: RelayOptions = {},
): Promise<RestartableRelay> {
  const port = await freePort()
  await buildRelay(folder)
  const printed: string[] = []
  const values = {
    ...sandboxValues(sandbox.origin, sitePort),
    FORM_PER_MINUTE: '1000000',
    FORM_WAITING: '100000',
    READS_PER_MINUTE: '1000000',
    READS_PER_HOUR: '1000000',
    ...more.values,
  }
  const start = () =>
    runWorker({
      port,
      worker: join(folder, workerFile),
      folder: join(folder, 'state'),
      values,
      ...(more.mostMemory !== undefined && { mostMemory: more.mostMemory }),
      onOutput: (text) => void printed.push(text),
    })
  let running: RunningWorker = await start()
  let kills = 0
  return {
    origin: running.origin,
    staffRoleId: sampleRoleId,
    async restart() {
      await running.kill()
      kills += 1
      running = await start()
    },
    kill: () => running.kill(),
    kills: () => kills,
    pid: () => running.pid,
    log: () => printed.join(''),
  }
}
