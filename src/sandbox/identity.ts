import { createHash, createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The group ("guild") that the sandbox imitates. Obviously fake, like every id here. */
export const sandboxGuildId = '100000000000000001'

const tokenLength = 68

/** The id of the webhook with this name: 18 digits, the same in every run. */
export function sandboxWebhookId(name: string): string {
  return `20000000${tenDigits(name)}`
}

/** The id of a channel: 18 digits, the same in every run. */
export function sandboxChannelId(name: string): string {
  return `30000000${tenDigits(name)}`
}

/**
 * The token of the webhook with this name: 68 URL-safe characters, as long as a real one, the same in every run on this
 * machine. A foreign page open in the same browser cannot guess it, and so cannot post here.
 */
export function sandboxWebhookToken(name: string): string {
  return `sandbox-${createHmac('sha512', secret()).update(name).digest('base64url')}`.slice(0, tokenLength)
}

/**
 * The address of a webhook, in API version 10, the one that the product calls.
 * Needs no running sandbox, so a build can use it as configuration.
 * @example sandboxWebhookUrl('http://127.0.0.1:5200', 'staff') // => 'http://127.0.0.1:5200/api/v10/webhooks/20000000…/sandbox-…'
 */
export function sandboxWebhookUrl(origin: string, name: string): string {
  return `${origin}/api/v10/webhooks/${sandboxWebhookId(name)}/${sandboxWebhookToken(name)}`
}

const folder = join(import.meta.dirname, '../../node_modules/.cache/sandbox')

let known: string | undefined

/**
 * The secret that tokens are derived from: generated once on this machine and stored, so that builds and runs
 * agree.
 */
function secret(): string {
  known ??= readOrDraw(join(folder, 'secret'))
  return known
}

function readOrDraw(path: string): string {
  const drawn = randomBytes(32).toString('hex')
  const own = `${path}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(own, drawn, { mode: 0o600 })
  try {
    // If two processes generate a secret at the same time, only one link succeeds, and the other process
    // reads that secret.
    linkSync(own, path)
  } catch {
    return readFileSync(path, 'utf8')
  } finally {
    rmSync(own)
  }
  return drawn
}

/** Enough digits of a hash that a few hundred names never share an id. */
function tenDigits(name: string): string {
  const hash = createHash('sha256').update(name).digest().readBigUInt64BE()
  return String(hash % 10_000_000_000n).padStart(10, '0')
}
