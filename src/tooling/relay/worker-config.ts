/** The configuration of a worker on this machine. */
export interface WorkerConfig {
  readonly port: number
  /** The worker's file, relative to the configuration's own folder. */
  readonly worker: string
  /** Where its durable objects are stored: an absolute path. */
  readonly storage: string
  /** The names of its settings; each is read from the process's environment, so that no secret is written to a file. */
  readonly values: readonly string[]
  /** The memory limit of its program in MB, as on the platform; none if left out. */
  readonly mostMemory?: number
}

/** The oldest platform the worker is written for; `src/relay/wrangler.json` has the same. */
export const compatibilityDate = '2026-10-01'

/** The classes of the worker's durable objects, by the names under which it uses them. */
export const objectClasses = {
  SUBMISSION_QUEUE: 'SubmissionQueue',
  RATE_LIMITER: 'RateLimiter',
  VOTE_BOARD: 'VoteBoard',
} as const

/**
 * The configuration of `workerd` in its own language: one worker, reachable on this machine only, with durable objects
 * on disk. Source: workerd, `workerd.capnp`.
 */
export function workerConfig({ port, worker, storage, values, mostMemory }: WorkerConfig): string {
  const objects = Object.entries(objectClasses)
  const namespaces = objects.map(
    ([, name]) => `(className = "${name}", uniqueKey = "${name}", enableSql = true)`,
  )
  const bindings = [
    ...objects.map(([binding, name]) => `(name = "${binding}", durableObjectNamespace = "${name}")`),
    ...values.map((name) => `(name = "${name}", fromEnvironment = "${name}")`),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "relay", worker = .relay),
    (name = "storage", disk = (path = ${JSON.stringify(storage)}, writable = true)),
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
${v8Flags(mostMemory)}  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "relay")],
);
const relay :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed ${JSON.stringify(worker)})],
  compatibilityDate = "${compatibilityDate}",
  globalOutbound = "internet",
  durableObjectStorage = (localDisk = "storage"),
  durableObjectNamespaces = [${namespaces.join(', ')}],
  bindings = [
    ${bindings.join(',\n    ')}
  ],
);
`
}

function v8Flags(mostMemory: number | undefined): string {
  return mostMemory === undefined ? '' : `  v8Flags = ["--max-heap-size=${mostMemory}"],\n`
}
