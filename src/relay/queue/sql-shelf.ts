import type { ObjectStorage, SqlValue } from '../platform'
import { openLine, type Kept, type Line } from './kept'
import type { Shelf } from './shelf'

type Row = Readonly<Record<string, SqlValue>>

const tables = [
  `CREATE TABLE IF NOT EXISTS kept (
    key TEXT PRIMARY KEY, accepted_at INTEGER NOT NULL, due_at INTEGER NOT NULL, state TEXT NOT NULL, rest TEXT NOT NULL
  )`,
  `CREATE INDEX IF NOT EXISTS due ON kept (due_at, accepted_at) WHERE state <> 'delivered'`,
  `CREATE INDEX IF NOT EXISTS accepted ON kept (accepted_at)`,
  `CREATE INDEX IF NOT EXISTS states ON kept (state)`,
  `CREATE TABLE IF NOT EXISTS line (id INTEGER PRIMARY KEY CHECK (id = 1), line TEXT NOT NULL)`,
]

/** A shelf in the database of a durable object. What is looked for stands in columns, the rest as JSON. */
export function createSqlShelf(storage: ObjectStorage): Shelf {
  const rows = (statement: string, ...values: readonly SqlValue[]): readonly Row[] =>
    storage.sql.exec(statement, ...values).toArray()
  for (const table of tables) rows(table)
  return {
    find: (key) => keptOf(rows('SELECT * FROM kept WHERE key = ?', key)[0]),
    put: ({ key, acceptedAt, dueAt, state, ...rest }) =>
      void rows(
        'INSERT OR REPLACE INTO kept (key, accepted_at, due_at, state, rest) VALUES (?, ?, ?, ?, ?)',
        key,
        acceptedAt,
        dueAt,
        state,
        JSON.stringify(rest),
      ),
    nextDue: (now) =>
      keptOf(
        rows(
          `SELECT * FROM kept WHERE state <> 'delivered' AND due_at <= ? ORDER BY due_at, accepted_at LIMIT 1`,
          now,
        )[0],
      ),
    nextDueAt: () => numberOf(rows(`SELECT MIN(due_at) AS n FROM kept WHERE state <> 'delivered'`)[0]),
    acceptedSince: (time) =>
      numberOf(rows('SELECT COUNT(*) AS n FROM kept WHERE accepted_at > ?', time)[0]) ?? 0,
    counts() {
      const undelivered = `SELECT MIN(accepted_at) AS n FROM kept WHERE state <> 'delivered'`
      const inState = (state: Kept['state']) =>
        numberOf(rows('SELECT COUNT(*) AS n FROM kept WHERE state = ?', state)[0]) ?? 0
      return { waiting: inState('waiting'), stuck: inState('stuck'), oldest: numberOf(rows(undelivered)[0]) }
    },
    forgetDelivered: (before) =>
      void rows(`DELETE FROM kept WHERE accepted_at < ? AND state = 'delivered'`, before),
    line: () => lineOf(rows('SELECT line FROM line')[0]),
    putLine: (line) =>
      void rows('INSERT OR REPLACE INTO line (id, line) VALUES (1, ?)', JSON.stringify(line)),
    flush: () => storage.sync(),
  }
}

function keptOf(row: Row | undefined): Kept | undefined {
  if (row === undefined) return undefined
  return {
    // What `put` has written, and nobody else writes here.
    ...(JSON.parse(String(row['rest'])) as Omit<Kept, 'key' | 'acceptedAt' | 'dueAt' | 'state'>),
    key: String(row['key']),
    acceptedAt: Number(row['accepted_at']),
    dueAt: Number(row['due_at']),
    // As above.
    state: row['state'] as Kept['state'],
  }
}

function lineOf(row: Row | undefined): Line {
  // As above.
  return row === undefined ? openLine : (JSON.parse(String(row['line'])) as Line)
}

function numberOf(row: Row | undefined): number | undefined {
  const found = row?.['n']
  return typeof found === 'number' ? found : undefined
}
