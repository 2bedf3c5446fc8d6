import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDefinition } from '../../src/catalog/read-definitions'
import { webhookVariable } from '../../src/engine/message/webhook'
import { sandboxWebhookUrl } from '../../src/sandbox/identity'
import { sandboxWebhooks } from '../../src/tooling/environment'
import { buildIfChanged } from '../../src/tooling/build-if-changed'
import { runWorker, workerFile, type RunningWorker } from '../../src/tooling/relay/run-worker'
import { sandboxValues } from '../../src/tooling/relay/start-relay'
import { serveFolder } from '../../src/tooling/serve'
import { testSite } from './copy-site'
import { sampleFolder, sampleSlugs } from './fixtures'
import { serveLocally, startSandbox, type RunningSandbox } from '../../src/sandbox/start-sandbox'

const port = Number(process.env['TEST_PORT'] ?? 4273) + 20
/** Both in the copy of the site that also has the tests' own forms. */
const outDir = 'dist-test-relay'
const workerDir = `${outDir}-worker`

const definitions = sampleSlugs.map((slug) => readDefinition(slug, sampleFolder))
/** Where the tests' own forms are sent. */
const own = sandboxWebhooks(sampleFolder).filter(
  ({ name }) => !sandboxWebhooks().some((one) => one.name === name),
)

/** The site as built for a relay, with the relay, and with the sandbox behind it. */
export interface RelayedSite {
  readonly origin: string
  /** The built site's folder. */
  readonly folder: string
  readonly sandbox: RunningSandbox
  readonly relayOrigin: string
  readonly stopRelay: () => Promise<void>
  readonly startRelay: () => Promise<void>
  /** What the relay has printed. */
  readonly log: () => string
  readonly close: () => Promise<void>
}

/** Build what has changed, and start all three, each on its own port. */
export async function startRelayedSite(): Promise<RelayedSite> {
  const relayOrigin = `http://localhost:${port + 2}`
  const env = {
    SANDBOX_ORIGIN: `http://localhost:${port + 1}`,
    SANDBOX_ONLY: 'yes',
    SANDBOX_RELAY: relayOrigin,
  }
  await buildWith('src/tooling/build.ts', outDir, { ...env, OUT_DIR: outDir })
  run('src/tooling/relay/build.ts', { RELAY_OUT_DIR: workerDir })
  const webhooks = [...sandboxWebhooks(), ...own]
  const sandbox = await startSandbox({ port: port + 1, webhooks, limits: 'off' })
  const { fetch } = serveFolder(join(testSite, outDir))
  const server = await serveLocally(fetch, port)
  const state = mkdtempSync(join(tmpdir(), 'relayed-site-'))
  let log = ''
  let relay: RunningWorker | undefined
  const startRelay = async () => {
    relay = await runWorker({
      port: port + 2,
      worker: join(testSite, workerDir, workerFile),
      folder: state,
      values: {
        ...sandboxValues(env.SANDBOX_ORIGIN, port),
        ...Object.fromEntries(
          own.map(({ name }) => [webhookVariable(name), sandboxWebhookUrl(env.SANDBOX_ORIGIN, name)]),
        ),
        VISITOR_PER_MINUTE: '1000',
        VISITOR_PER_HOUR: '1000',
        READS_PER_MINUTE: '1000',
        READS_PER_HOUR: '10000',
      },
      onOutput: (text) => void (log += text),
    })
  }
  const stopRelay = async () => relay?.kill()
  await startRelay()
  return {
    origin: `http://localhost:${port}`,
    folder: join(testSite, outDir),
    sandbox,
    relayOrigin,
    startRelay,
    stopRelay,
    log: () => log,
    async close() {
      await stopRelay()
      await sandbox.close()
      await server.close()
      rmSync(state, { recursive: true, force: true })
    },
  }
}

type Variables = Readonly<Record<string, string>>

async function buildWith(program: string, outDir: string, variables: Variables): Promise<void> {
  const build = async () => run(program, variables)
  const settings = JSON.stringify([variables, definitions])
  const done = await buildIfChanged({ outDir: join(testSite, outDir), settings, build })
  if (done === 'failed') throw new Error(`${program} did not build the site for a relay.`)
}

function run(program: string, variables: Variables): boolean {
  const env = { ...process.env, ...variables }
  return (
    spawnSync(process.execPath, ['--import', 'tsx', program], { cwd: testSite, env, stdio: 'inherit' })
      .status === 0
  )
}
