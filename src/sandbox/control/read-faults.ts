import { isObject } from '../../discord/rules/guards'
import { fillText } from '../../engine/fill-text'
import texts from './texts.json' with { type: 'json' }
import { errorStatuses, faultKinds, type Fault } from '../faults/fault'

export type ReadFaults =
  | { readonly ok: true; readonly faults: readonly Fault[] }
  | { readonly ok: false; readonly problem: string }

type Values = Readonly<Record<string, unknown>>

const keys = ['target', 'kind', 'webhook', 'times', 'chance', 'delay', 'status', 'retryAfter', 'scope']

const ranges: Readonly<Record<string, readonly [number, number]>> = {
  times: [1, 1_000_000],
  chance: [0, 1],
  delay: [0, 600_000],
  retryAfter: [0, 3_600_000],
}

const choices: Readonly<Record<string, readonly unknown[]>> = {
  status: errorStatuses,
  scope: ['user', 'shared', 'global'],
}

/**
 * Read faults from JSON that anyone may have sent; `webhooks` are the existing names. Refuses the whole list at its
 * first mistake, with a sentence that says what to write instead.
 * @example readFaults([{ target: 'status', kind: 'offline' }], []) // => { ok: true, faults: […] }
 */
export function readFaults(value: unknown, webhooks: readonly string[]): ReadFaults {
  if (!Array.isArray(value)) return { ok: false, problem: texts.notList }
  const problem = value.map((each) => problemOf(each, webhooks)).find((each) => each !== undefined)
  // Each fault has just been checked key by key.
  return problem === undefined ? { ok: true, faults: value as readonly Fault[] } : { ok: false, problem }
}

function problemOf(fault: unknown, webhooks: readonly string[]): string | undefined {
  if (!isObject(fault)) return texts.notObject
  return keyProblem(fault) ?? aimProblem(fault, webhooks) ?? detailProblem(fault)
}

function keyProblem(fault: Values): string | undefined {
  const unknown = Object.keys(fault).find((key) => !keys.includes(key))
  return unknown === undefined ? undefined : say('unknownKey', { value: unknown, choices: keys.join(', ') })
}

function aimProblem({ target, kind, webhook }: Values, webhooks: readonly string[]): string | undefined {
  const kinds: readonly string[] | undefined = Object.entries(faultKinds).find(
    ([name]) => name === target,
  )?.[1]
  if (kinds === undefined) {
    return say('unknownTarget', { value: target, choices: Object.keys(faultKinds).join(', ') })
  }
  if (typeof kind !== 'string' || !kinds.includes(kind)) {
    return say('unknownKind', { target, value: kind, choices: kinds.join(', ') })
  }
  const known = webhook === undefined || webhooks.some((name) => name === webhook)
  return known ? undefined : say('unknownWebhook', { value: webhook })
}

function detailProblem(fault: Values): string | undefined {
  const number = Object.entries(ranges).find(([key, [min, max]]) => !isBetween(fault[key], min, max))
  if (number !== undefined) return say('badNumber', { key: number[0], min: number[1][0], max: number[1][1] })
  const choice = Object.entries(choices).find(([key, all]) => ![undefined, ...all].includes(fault[key]))
  return choice === undefined
    ? undefined
    : say('badChoice', { key: choice[0], choices: choice[1].join(', ') })
}

function isBetween(value: unknown, min: number, max: number): boolean {
  return value === undefined || (typeof value === 'number' && value >= min && value <= max)
}

function say(text: keyof typeof texts, values: Values): string {
  const shown = Object.entries(values).map(([name, value]) => [name, String(value)])
  return fillText(texts[text], Object.fromEntries(shown))
}
