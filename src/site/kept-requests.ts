import { propertiesOf } from '../engine/properties-of'
import { readStoredJson, type BrowserStore } from './page-life'

/** What is stored about a sent form: none of its answers. */
export interface KeptRequest {
  readonly reference: string
  readonly slug: string
  readonly title: string
  /** In milliseconds since 1970. */
  readonly sentAt: number
}

const key = 'my-requests'
const most = 5

/** The requests that a visitor chose to keep on this device, the latest first, at most five. */
export function keptRequests(store: BrowserStore): readonly KeptRequest[] {
  const kept = readStoredJson(store, key)
  return Array.isArray(kept) ? kept.filter(isRequest).slice(0, most) : []
}

/** Keep one more; the oldest of six is dropped. If nothing can be stored, nothing is kept. */
export function keepRequest(store: BrowserStore, request: KeptRequest): void {
  const all = [request, ...without(store, request.reference)]
  write(store, all.toSorted((one, other) => other.sentAt - one.sentAt).slice(0, most))
}

export function dropRequest(store: BrowserStore, reference: string): void {
  write(store, without(store, reference))
}

export function isKept(store: BrowserStore, reference: string): boolean {
  return keptRequests(store).some((request) => request.reference === reference)
}

function without(store: BrowserStore, reference: string): readonly KeptRequest[] {
  return keptRequests(store).filter((request) => request.reference !== reference)
}

function write(store: BrowserStore, requests: readonly KeptRequest[]): void {
  try {
    if (requests.length === 0) store?.removeItem(key)
    else store?.setItem(key, JSON.stringify(requests))
  } catch {
    // Storage is full or off: then the forms page does not list it, which the visitor can see.
  }
}

function isRequest(value: unknown): value is KeptRequest {
  const { reference, slug, title, sentAt } = propertiesOf(value)
  return [reference, slug, title].every((text) => typeof text === 'string') && Number.isFinite(sentAt)
}
