import { isObject } from '../../discord/rules/guards'
import { sampleNetwork, type Network } from '../services/network'
import texts from './texts.json' with { type: 'json' }

export type ReadNetwork =
  { readonly ok: true; readonly network: Partial<Network> } | { readonly ok: false; readonly problem: string }

/** Read changes to what the services tell; each value must be of the same kind as the sample's. */
export function readNetwork(value: unknown): ReadNetwork {
  if (!isObject(value)) return { ok: false, problem: texts.notNetwork }
  const sample: Readonly<Record<string, unknown>> = { ...sampleNetwork }
  const fits = Object.entries(value).every(
    ([key, part]) => Object.hasOwn(sample, key) && isAlike(part, sample[key]),
  )
  return fits ? { ok: true, network: value } : { ok: false, problem: texts.notNetwork }
}

function isAlike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((item) => isAlike(item, sample[0]))
  if (!isObject(sample)) return typeof value === typeof sample
  return isObject(value) && Object.entries(sample).every(([key, part]) => isAlike(value[key], part))
}
