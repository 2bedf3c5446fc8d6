import { useSyncExternalStore } from 'react'

/** One value that the parts of a page share. */
export interface SharedValue<Value> {
  readonly current: () => Value | undefined
  readonly set: (next: Value | undefined) => void
  /** Call the listener on every change; returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void
}

/**
 * A value to share, undefined at first.
 * @example const shown = createSharedValue<Notice>()
 */
export function createSharedValue<Value>(): SharedValue<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  return {
    current: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value, with a new render on each change; undefined while prerendering. */
export function useSharedValue<Value>({ watch, current }: SharedValue<Value>): Value | undefined {
  return useSyncExternalStore(watch, current, () => undefined)
}
