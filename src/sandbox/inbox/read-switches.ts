import { readFaults, type ReadFaults } from '../control/read-faults'
import type { Fault } from '../faults/fault'

/** What the form of one group of switches sent: text, or lists of text. */
export type SwitchForm = Readonly<Record<string, unknown>>

/** Whose switches a form holds: those of one service, and of one webhook or of all. */
export interface SwitchGroup {
  readonly target: unknown
  readonly webhook: string | undefined
}

/** Details of a fault by the kind they belong to; the form speaks seconds, faults milliseconds. */
const details: Readonly<Record<string, (form: SwitchForm) => object>> = {
  slow: (form) => ({ delay: seconds(form['delay']) }),
  'server-error': (form) => ({ status: Number(form['status']) }),
  'rate-limited': (form) => ({ retryAfter: seconds(form['retryAfter']), scope: form['scope'] }),
}

export function groupOf(form: SwitchForm): SwitchGroup {
  const webhook = form['webhook']
  return {
    target: form['target'],
    webhook: typeof webhook === 'string' && webhook !== '' ? webhook : undefined,
  }
}

/** Read the faults that a group's form switches on; the same mistakes are refused as over HTTP. */
export function readSwitches(form: SwitchForm, webhooks: readonly string[]): ReadFaults {
  const { target, webhook } = groupOf(form)
  const aim = webhook === undefined ? { target } : { target, webhook }
  const times = form['times'] === undefined || form['times'] === '' ? {} : { times: Number(form['times']) }
  const faults = listOf(form['kind']).map((kind) => ({ ...aim, kind, ...times, ...details[kind]?.(form) }))
  return readFaults(faults, webhooks)
}

/** True if a switched-on fault is one of this group's. */
export function isInGroup(fault: Fault, { target, webhook }: SwitchGroup): boolean {
  if (fault.target !== target) return false
  return fault.target !== 'webhook' || fault.webhook === webhook
}

function listOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? [value] : []
}

function seconds(value: unknown): number {
  return Number(value) * 1000
}
