import type { ObjectStorage, SqlValue } from '../platform'
import { closedCircuit, ranks, type Circuit, type QueuedSubmission } from './queued-submission'

type Row = Readonly<Record<string, SqlValue>>

const tables = [
  `CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL, accepted_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
    state TEXT NOT NULL, rank INTEGER NOT NULL, rest TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE INDEX IF NOT EXISTS due_by_rank ON submissions (rank, due_at, accepted_at) WHERE state <> 'delivered'`,
  `CREATE INDEX IF NOT EXISTS due ON submissions (due_at) WHERE state <> 'delivered'`,
  `CREATE INDEX IF NOT EXISTS accepted_in_state ON submissions (state, accepted_at)`,
  `CREATE INDEX IF NOT EXISTS references_used ON submissions (reference)`,
  `CREATE TABLE IF NOT EXISTS circuit (id INTEGER PRIMARY KEY CHECK (id = 1), circuit TEXT NOT NULL)`,
]

export type QueueStore = ReturnType<typeof createQueueStore>

/**
 * Where one form's submissions are stored: the database of a durable object, which is its only writer. What is searched
 * for is in columns, the rest in JSON; counts needed for each request are read once and then kept in memory. Changes are
 * visible at once, and survive a crash once `flush` resolves; a crash before that loses the latest changes together,
 * never a part of one. No method reads everything that waits.
 */
export function createQueueStore(storage: ObjectStorage) {
  const rows = (statement: string, ...values: readonly SqlValue[]): readonly Row[] =>
    storage.sql.exec(statement, ...values).toArray()
  const number = (statement: string, ...values: readonly SqlValue[]): number | undefined => {
    const found = rows(statement, ...values)[0]?.['n']
    return typeof found === 'number' ? found : undefined
  }
  for (const table of tables) rows(table)
  const countOf = (state: QueuedSubmission['state']) =>
    number('SELECT COUNT(*) AS n FROM submissions WHERE state = ?', state) ?? 0
  const counts = { waiting: countOf('waiting'), stuck: countOf('stuck') }
  const count = (state: SqlValue | undefined, change: 1 | -1) => {
    if (state === 'waiting' || state === 'stuck') counts[state] += change
  }
  let circuit = circuitOf(rows('SELECT circuit FROM circuit')[0])
  /** When submissions were accepted since the last `acceptedSince`, oldest first; undefined before the first. */
  let accepted: number[] | undefined
  return {
    has: (id: string) => rows('SELECT 1 FROM submissions WHERE id = ?', id).length > 0,
    hasReference: (reference: string) =>
      rows('SELECT 1 FROM submissions WHERE reference = ? LIMIT 1', reference).length > 0,
    /** Store it, replacing the one with the same id. */
    put({ id, reference, acceptedAt, dueAt, state, rank, ...rest }: QueuedSubmission): void {
      const before = rows('SELECT state FROM submissions WHERE id = ?', id)[0]
      rows(
        `INSERT OR REPLACE INTO submissions (id, reference, accepted_at, due_at, state, rank, rest)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
        id,
        reference,
        acceptedAt,
        dueAt,
        state,
        rank,
        JSON.stringify(rest),
      )
      // Only now, as the writing may fail.
      if (before === undefined) accepted?.push(acceptedAt)
      count(before?.['state'], -1)
      count(state, 1)
    },
    /** Up to `count` to send next: undelivered and due by now, lower ranks first, then those due the longest. */
    nextDue(now: number, count: number): readonly QueuedSubmission[] {
      const due: QueuedSubmission[] = []
      for (const rank of ranks) {
        if (due.length >= count) break
        const found = rows(
          `SELECT * FROM submissions WHERE state <> 'delivered' AND rank = ? AND due_at <= ?
            ORDER BY due_at, accepted_at LIMIT ?`,
          rank,
          now,
          count - due.length,
        )
        due.push(...found.map(submissionOf))
      }
      return due
    },
    /** When the next one is due; undefined when all are delivered. */
    nextDueAt: () => number(`SELECT MIN(due_at) AS n FROM submissions WHERE state <> 'delivered'`),
    /** How many were accepted after this time, which must be at most a minute ago. */
    acceptedSince(time: number): number {
      accepted ??= rows(
        'SELECT accepted_at FROM submissions WHERE accepted_at > ? ORDER BY accepted_at',
        time,
      ).map((row) => Number(row['accepted_at']))
      const first = accepted.findIndex((each) => each > time)
      accepted.splice(0, first === -1 ? accepted.length : first)
      return accepted.length
    },
    counts: (): Readonly<typeof counts> => counts,
    /** When the oldest one that waits and is not stuck was accepted. */
    oldestWaiting: () => number(`SELECT MIN(accepted_at) AS n FROM submissions WHERE state = 'waiting'`),
    /** Make all that are undelivered due by this time. */
    putForward: (time: number) =>
      void rows(`UPDATE submissions SET due_at = ? WHERE state <> 'delivered' AND due_at > ?`, time, time),
    /** Delete those that are delivered and were accepted before this time. */
    forgetDelivered: (before: number) =>
      void rows(`DELETE FROM submissions WHERE state = 'delivered' AND accepted_at < ?`, before),
    circuit: () => circuit,
    putCircuit(next: Circuit): void {
      if (JSON.stringify(next) === JSON.stringify(circuit)) return
      circuit = next
      rows('INSERT OR REPLACE INTO circuit (id, circuit) VALUES (1, ?)', JSON.stringify(next))
    },
    flush: () => storage.sync(),
  }
}

export function submissionOf(row: Row): QueuedSubmission {
  return {
    // Written by `put`, and by nothing else.
    ...(JSON.parse(String(row['rest'])) as Omit<QueuedSubmission, 'id' | 'reference'>),
    id: String(row['id']),
    reference: String(row['reference']),
    acceptedAt: Number(row['accepted_at']),
    dueAt: Number(row['due_at']),
    // Both are written by `put`, and by nothing else.
    state: row['state'] as QueuedSubmission['state'],
    rank: row['rank'] as QueuedSubmission['rank'],
  }
}

function circuitOf(row: Row | undefined): Circuit {
  if (row === undefined) return closedCircuit
  // Written by `putCircuit`, perhaps before one of its properties was added.
  return { ...closedCircuit, ...(JSON.parse(String(row['circuit'])) as Partial<Circuit>) }
}
