/*
 * The few parts of the edge platform that the relay uses, apart from web standards. Declared here, so that the relay
 * needs no types package, and tests see what they have to replace.
 * Source: Cloudflare Workers, "Durable Objects".
 */

export type SqlValue = string | number | null

/** The database of one durable object. Every statement has finished when `exec` returns. */
export interface SqlStorage {
  exec(
    statement: string,
    ...values: readonly SqlValue[]
  ): { toArray(): readonly Readonly<Record<string, SqlValue>>[] }
}

export interface ObjectStorage {
  readonly sql: SqlStorage
  /** Milliseconds since 1970; replaces the alarm that was set before. */
  setAlarm(time: number): Promise<void>
  getAlarm(): Promise<number | null>
  /** Resolves once everything written before is stored, even if the process then crashes. */
  sync(): Promise<void>
}

export interface ObjectState {
  readonly storage: ObjectStorage
}

/** All durable objects of one class, each known by a name. */
export interface ObjectNamespace {
  idFromName(name: string): unknown
  get(id: unknown): { fetch(url: string, init?: RequestInit): Promise<Response> }
}
