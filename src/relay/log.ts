/**
 * One line of the log. The type is the promise: there is no place in it for an answer, a visitor's address or the
 * address of a webhook.
 */
export interface LogEntry {
  readonly event: 'submission' | 'delivery' | 'alert' | 'votes' | 'sign-in' | 'error'
  /** One word. */
  readonly outcome: string
  readonly slug?: string
  readonly reference?: string
  readonly part?: number
  readonly tries?: number
  readonly ms?: number
}

export type Log = (entry: LogEntry) => void

/** Prints entries as JSON, one to a line, where the platform collects them. */
export const printLog: Log = (entry) => console.log(JSON.stringify(entry))
