import { isDiscordId } from '../engine/message/discord-id'
import { webAddress } from './web-address'

/** Why a text is not a webhook's address; the caller chooses the words. */
type WebhookUrlReason =
  /** Not a web address at all, or one that is not http or https. */
  | 'no-address'
  /** A web address, but its path is not that of a webhook. */
  | 'no-webhook'
  /** The path of a webhook, but its id is not a number of 17 to 20 digits. */
  | 'bad-id'
  /** The token is missing, or has characters that tokens never have: most likely not copied completely. */
  | 'bad-token'

/** The address to call, or why the text is not a webhook's address. */
export type WebhookUrlReading =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: WebhookUrlReason }

const discordHost = /^(?:canary\.|ptb\.)?discord(?:app)?\.com$/
const webhookPath = /^\/api(?:\/v\d+)?\/webhooks(?:\/([^/]*))?(?:\/([^/]*))?\/?$/

/**
 * Read the address of a webhook as people copy it, and rebuild it for API version 10: a copied address has no version,
 * which would mean version 6. With `wait=true` an OK means that the message was stored. All of Discord's hosts become
 * `https://discord.com`; any other origin is kept, so that a local sandbox works. Of the query only `thread_id` is
 * kept. A refusal never contains the address, as it is a secret. Source: Discord, "Execute Webhook".
 * @example webhookUrl('http://localhost:4174/api/webhooks/123456789012345678/abc')
 * // => { ok: true, url: 'http://localhost:4174/api/v10/webhooks/123456789012345678/abc?wait=true' }
 */
export function webhookUrl(copied: string): WebhookUrlReading {
  const address = webAddress(copied.trim())
  if (!address) return { ok: false, reason: 'no-address' }
  const found = webhookPath.exec(address.pathname)
  if (!found) return { ok: false, reason: 'no-webhook' }
  const [, id = '', token = ''] = found
  if (!isDiscordId(id)) return { ok: false, reason: 'bad-id' }
  if (!/^[\w-]+$/.test(token)) return { ok: false, reason: 'bad-token' }
  const origin = discordHost.test(address.hostname) ? 'https://discord.com' : address.origin
  return { ok: true, url: `${origin}/api/v10/webhooks/${id}/${token}?${queryOf(address)}` }
}

function queryOf({ searchParams }: URL): string {
  const thread = searchParams.get('thread_id')
  return thread !== null && isDiscordId(thread) ? `wait=true&thread_id=${thread}` : 'wait=true'
}
