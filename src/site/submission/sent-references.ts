import { propertiesOf } from '../../engine/properties-of'
import { readStoredJson, type BrowserStore } from '../page-life'

const key = 'form-sent'
const retention = 7 * 24 * 60 * 60 * 1000
const most = 50

/** When something was last sent under a reference, and how many of its messages may have arrived; if absent, all. */
type Note = number | readonly [time: number, messages: number]

/**
 * Record in `localStorage`, for a week, that the first `messages` messages under this reference may have arrived, as
 * another tab may still have its draft open: `Infinity` while they are being sent and after they have arrived, 0 once
 * it is certain that none has. Returns the record's time, in milliseconds and always later than that of the record it
 * replaces; undefined if it could not be stored, so that other tabs do not see it. Never throws.
 */
export function noteSent(
  store: BrowserStore,
  reference: string,
  messages: number,
  now: number,
): number | undefined {
  const time = Math.max(now, timeUnder(store, reference) + 1)
  const others = notes(store).filter(([other, note]) => other !== reference && now - timeOf(note) < retention)
  const note: Note = messages === Infinity ? time : [time, messages]
  const kept = messages > 0 ? [...others.slice(1 - most), [reference, note] as const] : others
  try {
    store?.setItem(key, JSON.stringify(Object.fromEntries(kept)))
    return store && time
  } catch {
    return undefined
  }
}

/**
 * Whether another tab has recorded something under this reference after `time`, which `noteSent` returned; if that is
 * undefined, at any time.
 */
export function isNotedSince(store: BrowserStore, reference: string, time: number | undefined): boolean {
  return timeUnder(store, reference) > (time ?? 0)
}

/**
 * How many messages, from the front, may have arrived under this reference from this device, sent by any of its tabs.
 */
export function sentUnder(store: BrowserStore, reference: string): number {
  const note = noteUnder(store, reference) ?? [0, 0]
  return typeof note === 'number' ? Infinity : note[1]
}

const noteUnder = (store: BrowserStore, reference: string) =>
  notes(store).find(([sent]) => sent === reference)?.[1]

const timeUnder = (store: BrowserStore, reference: string) => timeOf(noteUnder(store, reference) ?? 0)

const timeOf = (note: Note) => (typeof note === 'number' ? note : note[0])

function notes(store: BrowserStore): readonly (readonly [string, Note])[] {
  const entries = Object.entries(propertiesOf(readStoredJson(store, key)))
  return entries.filter((entry): entry is [string, Note] => [entry[1]].flat().every(Number.isFinite))
}
