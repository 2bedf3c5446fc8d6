import { asRecord, readCount } from './record'

/**
 * Read `presence_count` of a guild's public widget: how many members are online. Undefined where it is no count, and
 * for a widget that is switched off. The list of members is not counted: it ends at a hundred.
 * @example readOnlineMembers({ presence_count: 128 }) // => 128
 */
export function readOnlineMembers(reply: unknown): number | undefined {
  return readCount(asRecord(reply)?.['presence_count'])
}
