import { asRecord, readCount } from './read-json'

/** The state of the game server, from a status service. */
export interface ServerStatus {
  readonly online: boolean
  /** Players on the server; undefined if the reply has no such number. */
  readonly players?: number
  readonly most?: number
}

/**
 * Read the reply of a status service, version 2: `online`, `players.online`, `players.max`.
 * Both mcsrvstat.us and mcstatus.io use this format. A reply without a boolean `online` is unusable: undefined. Nothing
 * else of the reply is read, in particular not its ready-made HTML.
 * @example readServerStatus({ online: true, players: { online: 3, max: 50 } }) // => { online: true, players: 3, most: 50 }
 */
export function readServerStatus(reply: unknown): ServerStatus | undefined {
  const status = asRecord(reply)
  const online = status?.['online']
  if (typeof online !== 'boolean') return undefined
  const counts = asRecord(status?.['players'])
  const players = readCount(counts?.['online'])
  const most = readCount(counts?.['max'])
  return { online, ...(players !== undefined && { players }), ...(most !== undefined && { most }) }
}

/**
 * The address to request, from the configured one: `{address}` is replaced by host and port.
 * @example statusUrl('https://status.example/2/{address}', 'play.example:25565')
 */
export function statusUrl(template: string, address: string): string {
  return template.replaceAll('{address}', address)
}

/**
 * The number of players and the limit as text: 0 where the number is missing, ? where the limit is.
 * @example playersText({ online: true }, '/') // => '0/?'
 */
export function playersText({ players = 0, most }: ServerStatus, between: string): string {
  return `${players}${between}${most ?? '?'}`
}

/**
 * Read `presence_count` of a guild's public widget: how many members are online. Undefined where it is not a count, and
 * for a disabled widget. The list of members is not counted, as it has at most a hundred.
 * @example readOnlineMembers({ presence_count: 128 }) // => 128
 */
export function readOnlineMembers(reply: unknown): number | undefined {
  return readCount(asRecord(reply)?.['presence_count'])
}
