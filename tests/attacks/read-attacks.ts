import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/**
 * The attacks of one list, as data. Read at run time: a bundler would turn the JSON into code, in which `__proto__`
 * is no longer a plain key.
 */
export function readAttacks<Attack extends { readonly name: string }>(list: string): readonly Attack[] {
  const text = readFileSync(join(import.meta.dirname, `${list}.json`), 'utf8')
  // Each list is written for the one test that reads it.
  return JSON.parse(text) as readonly Attack[]
}

/** Checks that no attack has changed the shared prototypes. */
export function expectCleanPrototypes(): void {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('polluted' in {}).toBe(false)
}
