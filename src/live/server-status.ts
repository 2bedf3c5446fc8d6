import { asRecord, readCount } from './read-json'

/** What a status service says about the game server. */
export interface ServerStatus {
  readonly online: boolean
  /** Players on the server; undefined where the reply has no such number. */
  readonly players?: number
  readonly most?: number
}

/**
 * Read the reply of a status service, version 2: `online`, `players.online`, `players.max`.
 * Both mcsrvstat.us and mcstatus.io answer so. A reply without a boolean `online` says nothing: undefined. Nothing else
 * of the reply is looked at, its ready-made HTML least of all.
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
 * The address to ask, from the configured one: `{address}` stands for host and port.
 * @example statusUrl('https://status.example/2/{address}', 'play.example:25565')
 */
export function statusUrl(template: string, address: string): string {
  return template.replaceAll('{address}', address)
}

/**
 * The players as people read them: 0 where the number is missing, ? where the limit is.
 * @example playersText({ online: true }, '/') // => '0/?'
 */
export function playersText({ players = 0, most }: ServerStatus, between: string): string {
  return `${players}${between}${most ?? '?'}`
}

/**
 * Read `presence_count` of a guild's public widget: how many members are online. Undefined where it is no count, and
 * for a widget that is switched off. The list of members is not counted: it ends at a hundred.
 * @example readOnlineMembers({ presence_count: 128 }) // => 128
 */
export function readOnlineMembers(reply: unknown): number | undefined {
  return readCount(asRecord(reply)?.['presence_count'])
}
