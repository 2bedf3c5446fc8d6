import type { Log } from '../log'

export type VoteView = 'top' | 'last'

/** Resolves to the row last read, or undefined where none could be read. */
export type VoteReader = () => Promise<object | undefined>

interface VoteReaderMeans {
  /** With the key in it; undefined where there is no vote site. */
  readonly url: string | undefined
  /** Picks what may be told of the vote site's reply; everything else, such as voters' addresses, is dropped. */
  readonly view: (reply: unknown) => object | undefined
  readonly fetch: (url: string) => Promise<Response>
  readonly now: () => number
  readonly log: Log
}

const minute = 60_000
/** How long a reading is good for. */
const freshFor = 3 * minute
/** How long an old one is told while the vote site does not answer. */
const usableFor = 60 * minute

/**
 * A reader that asks at most once in three minutes, whether that succeeds or not, and once for all who ask together.
 * @example const read = createVoteReader(means); await read() // => { player: 'Ash', votes: 12 }
 */
export function createVoteReader(means: VoteReaderMeans): VoteReader {
  let asked: { readonly at: number; readonly done: Promise<void> } | undefined
  let last: { readonly at: number; readonly row: object } | undefined
  const ask = async () => {
    const row = await readRow(means)
    means.log({ event: 'votes', outcome: row === undefined ? 'failed' : 'read' })
    if (row !== undefined) last = { at: means.now(), row }
  }
  return async () => {
    if (asked === undefined || means.now() - asked.at >= freshFor) asked = { at: means.now(), done: ask() }
    await asked.done
    return last !== undefined && means.now() - last.at < usableFor ? last.row : undefined
  }
}

async function readRow({ url, view, fetch }: VoteReaderMeans): Promise<object | undefined> {
  if (url === undefined) return undefined
  try {
    const reply = await fetch(url)
    return reply.ok ? view(await reply.json()) : undefined
  } catch {
    return undefined
  }
}
