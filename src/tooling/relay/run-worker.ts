import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import wrangler from '../../relay/wrangler.json'

interface WorkerOptions {
  readonly port: number
  readonly worker: string
  /** A folder for the configuration and the worker's storage; it is kept between runs. */
  readonly folder: string
  readonly values: Readonly<Record<string, string>>
  /** The memory limit of its process in MB, as on the platform; no limit if absent. */
  readonly mostMemory?: number | undefined
  /** Receives the worker's output as it is printed. */
  readonly onOutput?: (text: string) => void
}

export interface RunningWorker {
  readonly origin: string
  readonly pid: number | undefined
  /** Kill it at once, as in a crash; what was stored on disk stays. */
  readonly kill: () => Promise<void>
  /** Resolves when it has exited by itself or by `kill`. */
  readonly ended: Promise<void>
}

export const workerFile = 'worker.js'

const require = createRequire(import.meta.url)

/**
 * Run the built worker in `workerd`, which comes with `npm ci`, on this machine only. Resolves once it listens;
 * rejects, with its output, when it exits before that.
 */
export async function runWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { port, worker, folder, values, mostMemory, onOutput } = options
  const storage = join(folder, 'objects')
  mkdirSync(storage, { recursive: true })
  copyFileSync(worker, join(folder, workerFile))
  const config = join(folder, 'config.capnp')
  writeFileSync(config, workerConfig({ port, storage, values: Object.keys(values), mostMemory }))
  const child = spawn(programPath(), ['serve', '--control-fd=3', config], {
    env: values,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  const note = (chunk: Buffer) => {
    printed.push(chunk.toString())
    onOutput?.(chunk.toString())
  }
  child.stdout?.on('data', note)
  child.stderr?.on('data', note)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const isListening = await Promise.race([listens(child), ended.then(() => false)])
  if (!isListening) throw new Error(`The relay did not start:\n${printed.join('')}`)
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, kill, ended }
}

/** The path of the executable itself: killing the script that wraps it would leave it running. */
function programPath(): string {
  // The package is CommonJS without types; its `default` is the path.
  const { default: path } = require('workerd') as { readonly default: string }
  return path
}

/** Resolves once the program says, on its control channel, that it listens. Source: workerd, `--control-fd`. */
function listens({ stdio: [, , , control] }: ChildProcess): Promise<true> {
  return new Promise((resolve) => {
    control?.on('data', (chunk: Buffer) => chunk.includes('"event":"listen"') && resolve(true))
  })
}

interface WorkerConfig extends Pick<WorkerOptions, 'port' | 'mostMemory'> {
  /** Where its durable objects are stored: an absolute path. */
  readonly storage: string
  /** The names of its settings; each is read from the process's environment, so that no secret is written to a file. */
  readonly values: readonly string[]
}

/**
 * The configuration of `workerd` in its own language: one worker, reachable on this machine only, with its
 * durable objects on disk. The durable objects and the compatibility date are those of the deployed worker.
 * The configuration must be beside the worker's file.
 * Source: workerd, `workerd.capnp`.
 */
export function workerConfig({ port, storage, values, mostMemory }: WorkerConfig): string {
  const objects = wrangler.durable_objects.bindings
  const namespaces = objects.map(
    ({ class_name: name }) => `(className = "${name}", uniqueKey = "${name}", enableSql = true)`,
  )
  const bindings = [
    ...objects.map((object) => `(name = "${object.name}", durableObjectNamespace = "${object.class_name}")`),
    ...values.map((name) => `(name = "${name}", fromEnvironment = "${name}")`),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "relay", worker = .relay),
    (name = "storage", disk = (path = ${JSON.stringify(storage)}, writable = true)),
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
${mostMemory === undefined ? '' : `  v8Flags = ["--max-heap-size=${mostMemory}"],\n`}  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "relay")],
);
const relay :Workerd.Worker = (
  modules = [(name = "${workerFile}", esModule = embed "${workerFile}")],
  compatibilityDate = "${wrangler.compatibility_date}",
  globalOutbound = "internet",
  durableObjectStorage = (localDisk = "storage"),
  durableObjectNamespaces = [${namespaces.join(', ')}],
  bindings = [
    ${bindings.join(',\n    ')}
  ],
);
`
}
