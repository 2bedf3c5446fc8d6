import type { ObjectState } from '../platform'
import { readSettings, type RelayEnv } from '../settings'
import { createAdmission, type AcceptedTimes, type RateDecision, type Visit, type Visitor } from './admission'

const hour = 3_600_000

/**
 * The durable object that counts visits. `POST /submission` or `/reading` with a `Visitor` returns a `RateDecision`, and
 * writes nothing; `POST /accepted` records an accepted submission, which its alarm deletes after an hour.
 */
export class RateLimiter {
  readonly #state: ObjectState
  readonly #now: () => number
  readonly #admit: (who: Visitor, visit: Visit, now: number) => RateDecision

  constructor(state: ObjectState, env: RelayEnv, now: () => number = () => Date.now()) {
    this.#state = state
    this.#now = now
    const { sql } = state.storage
    const columns = 'visitor TEXT NOT NULL, neighbourhood TEXT NOT NULL, at INTEGER NOT NULL'
    sql.exec(`CREATE TABLE IF NOT EXISTS accepted (${columns})`)
    for (const column of ['visitor', 'neighbourhood', 'at'])
      sql.exec(`CREATE INDEX IF NOT EXISTS by_${column} ON accepted (${column})`)
    const times: AcceptedTimes = (kind, key, since) => {
      const statement = `SELECT at FROM accepted WHERE ${kind} = ? AND at > ? ORDER BY at`
      const rows = sql.exec(statement, key, since).toArray()
      return rows.map(({ at }) => Number(at))
    }
    this.#admit = createAdmission(readSettings(env).visitorLimits, times)
  }

  async fetch(request: Request): Promise<Response> {
    // Only the worker can call this, and it sends this type.
    const who = (await request.json()) as Visitor
    const { pathname } = new URL(request.url)
    if (pathname !== '/accepted')
      return Response.json(this.#admit(who, pathname === '/reading' ? 'reading' : 'submission', this.#now()))
    await this.#noteAccepted(who, this.#now())
    return new Response(null, { status: 204 })
  }

  async #noteAccepted({ visitor, neighbourhood }: Visitor, now: number): Promise<void> {
    const { storage } = this.#state
    const insert = 'INSERT INTO accepted (visitor, neighbourhood, at) VALUES (?, ?, ?)'
    storage.sql.exec(insert, visitor, neighbourhood, now)
    if ((await storage.getAlarm()) === null) await storage.setAlarm(now + hour)
  }

  /** Deletes submissions older than an hour, and sets the next alarm for the oldest one left. */
  async alarm(): Promise<void> {
    const { storage } = this.#state
    storage.sql.exec('DELETE FROM accepted WHERE at <= ?', this.#now() - hour)
    const oldest = storage.sql.exec('SELECT MIN(at) AS n FROM accepted').toArray()[0]?.['n']
    if (typeof oldest === 'number') await storage.setAlarm(oldest + hour)
  }
}
