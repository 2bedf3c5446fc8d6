/** The group ("guild") the sandbox stands in for. Obviously fake, as every id here. */
export const sandboxGuildId = '100000000000000001'

/** The one staff role of that group; the inbox draws a mention of it as `@Staff`. */
export const sandboxRoleId = '100000000000000002'

const tokenLength = 68

/** The id of the webhook with this name: 18 digits, the same in every run. */
export function sandboxWebhookId(name: string): string {
  return `20000000${tenDigits(name)}`
}

/** The id of a channel: 18 digits, the same in every run. */
export function sandboxChannelId(name: string): string {
  return `30000000${tenDigits(name)}`
}

/** The token of the webhook with this name: 68 URL-safe characters, as long as a real one, and no secret. */
export function sandboxWebhookToken(name: string): string {
  return `sandbox-not-a-secret-${name.replace(/[^\w-]/g, '_')}-`.padEnd(tokenLength, '0')
}

/**
 * The address of a webhook as staff would copy it from Discord: without a version, hence legacy API v6.
 * Pure; needs no running sandbox, so a build can use it as configuration.
 * @example sandboxWebhookUrl('http://127.0.0.1:5200', 'staff') // => 'http://127.0.0.1:5200/api/webhooks/20000000…/sandbox-not-…'
 */
export function sandboxWebhookUrl(origin: string, name: string): string {
  return `${origin}/api/webhooks/${sandboxWebhookId(name)}/${sandboxWebhookToken(name)}`
}

/** FNV-1a over UTF-16 units, 64 bits: spread well enough that a few hundred names never share an id. */
function tenDigits(name: string): string {
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < name.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(name.charCodeAt(index))) * 0x100000001b3n)
  }
  return String(hash % 10_000_000_000n).padStart(10, '0')
}
