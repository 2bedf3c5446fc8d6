import { createHash, createHmac } from 'node:crypto'

/**
 * Node hashes on other threads, which answer at any time, and so do its channels between pages; a repeatable world
 * needs everything done synchronously. Returns a function that restores the platform's own.
 */
export function workAtOnce(): () => void {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const { subtle } = globalThis.crypto
  const own = { digest: subtle.digest, importKey: subtle.importKey, sign: subtle.sign }
  const plain = {
    digest: async (_: string, bytes: Uint8Array) => bytesOf(createHash('sha256').update(bytes)),
    importKey: async (_: string, secret: Uint8Array) => secret,
    sign: async (_: string, secret: Uint8Array, bytes: Uint8Array) =>
      bytesOf(createHmac('sha256', secret).update(bytes)),
  }
  for (const [name, value] of Object.entries(plain))
    Object.defineProperty(subtle, name, { value, configurable: true, writable: true })
  return () => {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel)
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(subtle, name, { value, configurable: true, writable: true })
  }
}

function bytesOf(hash: { digest: () => Buffer }): ArrayBuffer {
  return new Uint8Array(hash.digest()).buffer
}
