import { join } from 'node:path'
import { sandboxReceivers } from '../environment'
import { fillText } from '../../engine/fill-text'
import { readPort, stopWith, writableFolder } from '../command-settings'
import type { Environment } from '../site-config'
import texts from '../texts.json'
import { buildRelay } from './build-relay'
import { runWorker, workerFile } from './run-worker'

/**
 * What `npm run relay` does: build the worker, and run it on this machine with the local sandbox instead of every
 * outside service. `PORT` is that of `npm start` (default 4173): the sandbox is expected on the next port, and the
 * relay listens on `RELAY_PORT`, by default the one after that. `.env` is not read, so nothing leaves the machine.
 */
export async function startRelay(env: Environment): Promise<void> {
  const port = readPort('PORT', env['PORT'] ?? '4173')
  const relayPort = readPort('RELAY_PORT', env['RELAY_PORT'] ?? String(port + 2))
  const outDir = writableFolder(env['RELAY_OUT_DIR'], 'dist-relay')
  console.log(texts.buildingRelay)
  await buildRelay(outDir)
  const worker = await runWorker({
    port: relayPort,
    worker: join(outDir, workerFile),
    folder: join(outDir, 'state'),
    values: sandboxValues(`http://localhost:${port + 1}`, port),
    onOutput: (text) => process.stdout.write(text),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    const taken = { port: relayPort, command: 'RELAY_PORT=4300 npm run relay' }
    return stopWith(/address already in use/i.test(reason) ? fillText(texts.portTaken, taken) : reason)
  })
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isStopped = true
      void worker.kill()
    })
  console.log(fillText(texts.addressRelay, { address: `${worker.origin}/` }))
  console.log(fillText(texts.relayHint, { address: worker.origin, port: env['PORT'] ? `PORT=${port} ` : '' }))
  await worker.ended
  if (!isStopped) process.exitCode = 1
}

/** The key for reading the health of a relay in front of the sandbox. */
export const sandboxHealthKey = 'for this machine only'

/** The settings of a relay in front of the sandbox at this origin, for the site on this port. */
export function sandboxValues(sandbox: string, port: number): Readonly<Record<string, string>> {
  return {
    SITE_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
    VISITOR_SECRET: 'for this machine only',
    HEALTH_KEY: sandboxHealthKey,
    ...sandboxReceivers(sandbox),
  }
}
