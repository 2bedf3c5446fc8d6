/**
 * One line of the log. The type guarantees that no answer, no visitor's address and no webhook's address can be logged.
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

/** Prints entries as JSON, one per line, where the platform collects them. */
export const printLog: Log = (entry) => console.log(JSON.stringify(entry))
