import { Hono } from 'hono'
import { serveLocally, startSandbox } from '../sandbox/start-sandbox'
import { buildIfChanged, fingerprint, oneAtATime } from './build-if-changed'
import { buildSite } from './build-site'
import { checkReport } from './check-report'
import { readConfig, sandboxWebhooks } from './environment'
import { fillText } from '../engine/fill-text'
import { watchFiles } from '../lint/read-files'
import { outFolder, readPort, stopWith } from './command-settings'
import { root } from './root'
import { serveFolder, hasSite, serveSite } from './serve'
import type { Environment } from './site-config'
import texts from './texts.json'
import { buildWorkbench } from './workbench-build'
import { rebuildSite, type Rebuild } from '../workbench/server/rebuild'
import { serveWorkbench } from '../workbench/server/server'

/**
 * What `npm start` does once everything is installed: start the sandbox on the next port, build what has changed, serve
 * the site and the workbench, and print the addresses. `PORT` (default 4173) and `OUT_DIR` (default `dist-start`) come from
 * the environment. While a form is broken it serves the last good site, or else the linter's report, and the workbench
 * to fix the form in. Exits, with a sentence, when it cannot start.
 */
export async function start(processEnv: Environment): Promise<void> {
  const port = readPort('PORT', processEnv['PORT'] ?? '4173')
  const outDir = outFolder(processEnv['OUT_DIR'], 'dist-start')
  const workbenchDir = outFolder(undefined, `${outDir}-workbench`)
  const sandboxOrigin = `http://localhost:${port + 1}`
  const env = { ...processEnv, SANDBOX_ORIGIN: sandboxOrigin }
  // Before the build, so that a second one on the same port ends here.
  const limits = processEnv['SANDBOX_LIMITS'] === 'off' ? 'off' : 'discord'
  const running = await startSandbox({ port: port + 1, webhooks: sandboxWebhooks(), limits }).catch(
    (error: unknown) => stopFor(error, port + 1),
  )
  const before = fingerprint('')
  const rebuild = oneAtATime(rebuildSite({ root, program: 'src/tooling/build.ts', outDir, env }), () =>
    fingerprint(''),
  )
  const state = await build(outDir, workbenchDir, env)
  const onSaved: Rebuild = () => {
    for (const webhook of sandboxWebhooks()) running.addWebhook(webhook)
    return rebuild()
  }
  const app = new Hono()
  const sandbox = { origin: sandboxOrigin, addWebhook: (name: string) => running.addWebhook(name) }
  app.route('/', serveWorkbench({ page: serveFolder(workbenchDir), sandbox, onSaved }))
  app.route('/', serveSite({ outDir, report: checkReport }))
  await serveLocally(app.fetch, port).catch((error: unknown) => stopFor(error, port))
  if (state === 'broken') console.log(`\n${hasSite(outDir) ? texts.formsBroken : texts.formsBrokenNoSite}\n`)
  console.log(fillText(texts.addressSite, { address: `http://localhost:${port}/` }))
  console.log(fillText(texts.addressInbox, { address: `${sandboxOrigin}/` }))
  console.log(fillText(texts.addressWorkbench, { address: `http://localhost:${port}/workbench/` }))
  await watchFiles(root, () => void follow(onSaved))
  console.log(texts.ready)
  // The first build may have missed files that were saved while it ran.
  if (fingerprint('') !== before) void follow(onSaved)
}

/** Rebuilds the site after a file was changed in an editor, and prints the outcome. */
async function follow(rebuild: Rebuild): Promise<void> {
  const result = await rebuild()
  console.log(result.ok ? texts.followed : `${result.report}\n\n${texts.notFollowed}`)
}

async function build(outDir: string, workbenchDir: string, env: Environment): Promise<'ready' | 'broken'> {
  console.log(texts.building)
  const settings = JSON.stringify(readConfig(env))
  const site = await buildIfChanged({ outDir, settings, build: () => buildSite({ outDir, env }) })
  // Staff can fix a form in the workbench, but nothing else that fails the build.
  if (site === 'failed' && checkReport() === undefined) process.exit(1)
  const workbench = await buildIfChanged({
    outDir: workbenchDir,
    settings: '',
    build: () => buildWorkbench({ outDir: workbenchDir }),
  })
  if (site === 'unchanged' && workbench === 'unchanged') console.log(texts.upToDate)
  return site === 'failed' ? 'broken' : 'ready'
}

function stopFor(error: unknown, port: number): never {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return stopWith(taken ? fillText(texts.portTaken, { port, command: 'PORT=4300 npm start' }) : error)
}
