/** What a worker on this machine is given. */
export interface WorkerConfig {
  readonly port: number
  /** The worker's file, relative to the configuration's own folder. */
  readonly worker: string
  /** Where its durable objects are kept: an absolute path. */
  readonly storage: string
  /** The names of its values; each is read from the process's environment, so that no secret is written to a file. */
  readonly values: readonly string[]
  /** The most that its program may keep in memory, in MB, as the platform allows it; without it, no bound. */
  readonly mostMemory?: number
}

/** The oldest platform the worker is written for; `src/relay/wrangler.json` names the same. */
export const compatibilityDate = '2026-10-01'

/** The classes of the worker's durable objects, by the names it asks for them. */
export const objectClasses = {
  SUBMISSION_QUEUE: 'SubmissionQueue',
  RATE_LIMITER: 'RateLimiter',
  VOTE_BOARD: 'VoteBoard',
} as const

/**
 * The configuration of `workerd` as its own language has it: one worker, reachable on this machine only, with durable
 * objects on the disk. Source: workerd, `workerd.capnp`.
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
