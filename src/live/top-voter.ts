import { firstRow } from './first-row'
import { playerName } from './player-name'
import { readCount } from './record'

export interface TopVoter {
  readonly player: string
  readonly votes: number
}

/**
 * Read the first row of the vote site's list of top voters: its player and votes. Undefined where either is missing,
 * so that no row is ever shown by halves.
 * @example readTopVoter([{ player: 'Ash', votes: '12' }]) // => { player: 'Ash', votes: 12 }
 */
export function readTopVoter(reply: unknown): TopVoter | undefined {
  const row = firstRow(reply)
  const player = row && playerName(row)
  const votes = [row?.['votes'], row?.['count'], row?.['vote_count']]
    .map(readCount)
    .find((n) => n !== undefined)
  return player === undefined || votes === undefined ? undefined : { player, votes }
}
