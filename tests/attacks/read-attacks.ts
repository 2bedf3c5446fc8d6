import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/**
 * The attacks of one list, as data. Read at run time: a bundler would make code of the JSON, in which a key `__proto__`
 * is no key any more.
 */
export function readAttacks<Attack extends { readonly name: string }>(list: string): readonly Attack[] {
  const text = readFileSync(join(import.meta.dirname, `${list}.json`), 'utf8')
  // Each list is written for the one test that reads it.
  return JSON.parse(text) as readonly Attack[]
}

/** Nothing has got into what all objects share. */
export function expectCleanPrototypes(): void {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('polluted' in {}).toBe(false)
}
