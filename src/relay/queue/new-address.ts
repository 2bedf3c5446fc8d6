import { closedCircuit, type QueueStore } from './queued-submission'

/**
 * Note a digest of the webhook's address. Where it is another than before, whatever the earlier one had refused is due
 * now: a person has most likely put a new webhook in because of that.
 * @example noteAddress(await sha256(url), store, Date.now())
 */
export function noteAddress(address: string, store: QueueStore, now: number): void {
  if (store.circuit().address === address) return
  store.putForward(now)
  store.putCircuit({ ...closedCircuit, address })
}
