import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { startSandbox } from '../sandbox/start-sandbox'
import { buildIfChanged } from './build-if-changed'
import { formWebhooks } from './environment'
import { fill } from './fill'
import { serveFolder } from './serve'
import texts from './texts.json'

type Environment = Readonly<Record<string, string | undefined>>

const host = '127.0.0.1'

/**
 * What `npm start` does once everything is installed: build the site if something has changed, start the sandbox on the
 * next port, serve the site, and print the addresses. `PORT` (default 4173) and `OUT_DIR` (default `dist`) come from
 * the environment. Ends the process, with a sentence, when it cannot.
 */
export async function start(env: Environment): Promise<void> {
  const port = readPort(env['PORT'] ?? '4173')
  const outDir = env['OUT_DIR'] ?? 'dist'
  const sandboxOrigin = `http://localhost:${port + 1}`
  await buildIfChanged({ outDir, env: { ...env, SANDBOX_ORIGIN: sandboxOrigin } })
  await startSandbox({
    port: port + 1,
    hostname: host,
    webhooks: formWebhooks().map(({ webhook }) => webhook),
  }).catch((error: unknown) => stopFor(error, port + 1))
  await listen(serveFolder(outDir), port).catch((error: unknown) => stopFor(error, port))
  console.log(fill(texts.addressSite, { address: `http://localhost:${port}/` }))
  console.log(fill(texts.addressInbox, { address: `${sandboxOrigin}/` }))
  console.log(fill(texts.addressWorkbench, { address: `http://localhost:${port}/workbench/` }))
  console.log(texts.ready)
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1024 && port <= 65000) return port
  console.error(fill(texts.badPort, { value: text }))
  return process.exit(1)
}

function listen(app: Hono, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, () => resolve())
    server.on('error', reject)
  })
}

function stopFor(error: unknown, port: number): never {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? fill(texts.portTaken, { port }) : error)
  return process.exit(1)
}
