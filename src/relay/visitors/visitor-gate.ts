import type { ObjectState } from '../platform'
import type { RelayEnv } from '../relay-env'
import { readSettings, type RelaySettings } from '../settings'
import { judgeVisit, visitMemory } from './judge-visit'

/**
 * The durable object that counts visits, under the hash the worker gives each visitor. `POST` with the hash as its body
 * answers a `Judgement`. It forgets each visit after an hour.
 */
export class VisitorGate {
  readonly #state: ObjectState
  readonly #limits: RelaySettings['visitorLimits']

  constructor(state: ObjectState, env: RelayEnv) {
    this.#state = state
    this.#limits = readSettings(env).visitorLimits
    const { sql } = state.storage
    sql.exec('CREATE TABLE IF NOT EXISTS visits (visitor TEXT NOT NULL, at INTEGER NOT NULL)')
    sql.exec('CREATE INDEX IF NOT EXISTS of_visitor ON visits (visitor, at)')
    sql.exec('CREATE INDEX IF NOT EXISTS by_time ON visits (at)')
  }

  async fetch(request: Request): Promise<Response> {
    const visitor = await request.text()
    const { sql } = this.#state.storage
    const now = Date.now()
    sql.exec('DELETE FROM visits WHERE at <= ?', now - visitMemory)
    const visits = sql.exec('SELECT at FROM visits WHERE visitor = ? ORDER BY at', visitor).toArray()
    const judgement = judgeVisit(
      visits.map(({ at }) => Number(at)),
      now,
      this.#limits,
    )
    if (judgement.ok) sql.exec('INSERT INTO visits (visitor, at) VALUES (?, ?)', visitor, now)
    return Response.json(judgement)
  }
}
