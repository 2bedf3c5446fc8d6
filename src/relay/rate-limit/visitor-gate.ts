import type { ObjectState } from '../platform'
import type { RelayEnv } from '../relay-env'
import { readSettings, type RelaySettings } from '../settings'
import { createReadings, type Readings } from './readings'
import { judgeVisit, visitMemory } from './judge-visit'

/**
 * The durable object that counts visits, under the hash the worker gives each visitor. `POST` to `/submission` or
 * `/reading` with the hash as its body answers a `Judgement`. It forgets each visit after an hour.
 */
export class VisitorGate {
  readonly #state: ObjectState
  readonly #limits: RelaySettings['visitorLimits']
  readonly #readings: Readings

  constructor(state: ObjectState, env: RelayEnv) {
    this.#state = state
    this.#limits = readSettings(env).visitorLimits
    this.#readings = createReadings(this.#limits.reading)
    const { sql } = state.storage
    sql.exec('CREATE TABLE IF NOT EXISTS visits (visitor TEXT NOT NULL, at INTEGER NOT NULL)')
    sql.exec('CREATE INDEX IF NOT EXISTS of_visitor ON visits (visitor, at)')
    sql.exec('CREATE INDEX IF NOT EXISTS by_time ON visits (at)')
  }

  async fetch(request: Request): Promise<Response> {
    const visitor = await request.text()
    const now = Date.now()
    const isReading = new URL(request.url).pathname === '/reading'
    return Response.json(isReading ? this.#readings(visitor, now) : this.#judgeSubmission(visitor, now))
  }

  #judgeSubmission(visitor: string, now: number) {
    const { sql } = this.#state.storage
    sql.exec('DELETE FROM visits WHERE at <= ?', now - visitMemory)
    const visits = sql.exec('SELECT at FROM visits WHERE visitor = ? ORDER BY at', visitor).toArray()
    const judgement = judgeVisit(
      visits.map(({ at }) => Number(at)),
      now,
      this.#limits.submission,
    )
    if (judgement.ok) sql.exec('INSERT INTO visits (visitor, at) VALUES (?, ?)', visitor, now)
    return judgement
  }
}
