import type { DraftStore } from './draft'

const key = 'form-sent'
const memory = 7 * 24 * 60 * 60 * 1000
const most = 50

/**
 * Note that something has arrived under this reference, for as long as a draft of it may lie about in another tab.
 * Never throws where the browser keeps nothing.
 */
export function noteSent(store: DraftStore, reference: string, now: number): void {
  try {
    const others = sentBefore(store).filter(([other, time]) => other !== reference && now - time < memory)
    store?.setItem(key, JSON.stringify(Object.fromEntries([...others.slice(1 - most), [reference, now]])))
  } catch {
    // Then a double is told by its reference alone.
  }
}

/** Whether something has arrived under this reference from this device. */
export function wasSent(store: DraftStore, reference: string): boolean {
  return sentBefore(store).some(([sent]) => sent === reference)
}

function sentBefore(store: DraftStore): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  } catch {
    return []
  }
}
