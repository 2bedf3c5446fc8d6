import { asRecord } from './record'

const wrappers = ['voters', 'top_voters', 'data', 'votes'] as const

/**
 * The first row of a vote site's reply: of a bare array, or of the list inside an object under one of the names that
 * such sites use. Undefined where there is no row.
 * @example firstRow({ voters: [{ nickname: 'Ash' }] }) // => { nickname: 'Ash' }
 */
export function firstRow(reply: unknown): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(reply)) return asRecord(reply[0])
  const object = asRecord(reply)
  const list = wrappers.map((name) => object?.[name]).find(Array.isArray)
  return asRecord(list?.[0])
}
