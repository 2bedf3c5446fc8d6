import type { SqlStorage, SqlValue } from '../../src/relay/platform'

type Row = Readonly<Record<string, SqlValue>>
type Tables = ReadonlyMap<string, readonly Row[]>

/** A database that can be copied at any moment, for the few kinds of statements that the relay uses. */
export interface SqlDisk extends SqlStorage {
  readonly copy: () => Tables
}

interface Statement {
  readonly run: (tables: Map<string, readonly Row[]>, values: readonly SqlValue[]) => readonly Row[]
}

const keys: Readonly<Record<string, string>> = { submissions: 'id', circuit: 'id', form: 'slug' }
const known = new Map<string, Statement>()

export function createSqlDisk(kept: Tables = new Map()): SqlDisk {
  const tables = new Map(kept)
  return {
    exec(text, ...values) {
      const statement = known.get(text) ?? read(text.replaceAll(/\s+/g, ' ').trim())
      known.set(text, statement)
      const rows = statement.run(tables, values)
      return { toArray: () => rows }
    },
    copy: () => new Map(tables),
  }
}

/** Throws at any other kind of statement, so that none is silently ignored. */
function read(text: string): Statement {
  if (text.startsWith('CREATE ')) return { run: () => [] }
  const insert = /^INSERT (OR REPLACE )?INTO (\w+) \(([^)]+)\) VALUES \(([^)]+)\)$/.exec(text)
  if (insert) return readInsert(insert)
  const remove = /^DELETE FROM (\w+) WHERE (.+)$/.exec(text)
  if (remove) return readDelete(remove)
  const update = /^UPDATE (\w+) SET (\w+) = \? WHERE (.+)$/.exec(text)
  if (update) return readUpdate(update)
  const select = /^SELECT (.+?) FROM (\w+)(?: WHERE (.+?))?(?: ORDER BY (.+?))?(?: LIMIT (\?|\d+))?$/.exec(
    text,
  )
  if (select) return readSelect(select)
  throw new Error(`This database does not support the statement: ${text}`)
}

function readInsert([, replace, table = '', columns = '', places = '']: RegExpExecArray): Statement {
  const names = columns.split(',').map((name) => name.trim())
  const given = places.split(',').map((place) => place.trim())
  const key = keys[table]
  return {
    run(tables, values) {
      let at = 0
      const entries = names.map((name, index) => {
        const place = given[index] ?? '?'
        return [name, place === '?' ? (values[at++] ?? null) : Number(place)] as const
      })
      const row: Row = Object.fromEntries(entries)
      const rows = tables.get(table) ?? []
      const isSame = (other: Row) => replace !== undefined && key !== undefined && other[key] === row[key]
      tables.set(table, [...rows.filter((other) => !isSame(other)), row])
      return []
    },
  }
}

function readUpdate([, table = '', column = '', where = '']: RegExpExecArray): Statement {
  const test = readWhere(where)
  return {
    run(tables, [value = null, ...values]) {
      const rows = tables.get(table) ?? []
      tables.set(
        table,
        rows.map((row) => (test(row, values) ? { ...row, [column]: value } : row)),
      )
      return []
    },
  }
}

function readDelete([, table = '', where = '']: RegExpExecArray): Statement {
  const test = readWhere(where)
  return {
    run(tables, values) {
      const rows = tables.get(table) ?? []
      tables.set(
        table,
        rows.filter((row) => !test(row, values)),
      )
      return []
    },
  }
}

function readSelect([, columns = '', table = '', where, order, limit]: RegExpExecArray): Statement {
  const test = where === undefined ? () => true : readWhere(where)
  const orders = order?.split(',').map((name) => name.trim()) ?? []
  const least = /^MIN\((\w+)\) AS n$/.exec(columns)?.[1]
  return {
    run(tables, values) {
      const found = (tables.get(table) ?? []).filter((row) => test(row, values))
      if (columns === 'COUNT(*) AS n') return [{ n: found.length }]
      if (least !== undefined)
        return [{ n: found.length === 0 ? null : Math.min(...found.map((row) => Number(row[least]))) }]
      const sorted = orders.length === 0 ? found : found.toSorted((one, other) => compare(one, other, orders))
      return limit === undefined
        ? sorted
        : sorted.slice(0, limit === '?' ? Number(values.at(-1)) : Number(limit))
    },
  }
}

function compare(one: Row, other: Row, orders: readonly string[]): number {
  for (const name of orders) {
    const difference = Number(one[name]) - Number(other[name])
    if (difference !== 0) return difference
  }
  return 0
}

function readWhere(text: string): (row: Row, values: readonly SqlValue[]) => boolean {
  let place = 0
  const tests = text.split(' AND ').map((part) => {
    const [, name = '', sign = '', right = ''] =
      /^(\w+) (=|<>|<=|>=|<|>) (\?|'[^']*'|\d+)$/.exec(part.trim()) ?? []
    if (name === '') throw new Error(`This database does not support the condition: ${part}`)
    const at = right === '?' ? place++ : undefined
    const fixed = right.startsWith("'") ? right.slice(1, -1) : Number(right)
    return (row: Row, values: readonly SqlValue[]) =>
      holds(row[name] ?? null, sign, at === undefined ? fixed : (values[at] ?? null))
  })
  return (row, values) => tests.every((test) => test(row, values))
}

function holds(left: SqlValue, sign: string, right: SqlValue): boolean {
  if (sign === '=') return left === right
  if (sign === '<>') return left !== right
  const difference = Number(left) - Number(right)
  if (sign === '<') return difference < 0
  if (sign === '>') return difference > 0
  return sign === '<=' ? difference <= 0 : difference >= 0
}
