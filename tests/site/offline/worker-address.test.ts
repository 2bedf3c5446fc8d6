import { afterEach, expect, it, vi } from 'vitest'
import { workerAddress } from '../../../src/site/offline/worker-address'

afterEach(() => void vi.unstubAllGlobals())

it('is the plain address where the browser knows no policies', () => {
  expect(workerAddress()).toBe('/sw.js')
})

it('comes from the one policy the page allows, which knows no other address', () => {
  const made: unknown[] = []
  const createPolicy = (name: string, rules: { createScriptURL: (asked: string) => string }) => {
    made.push([name, rules.createScriptURL('https://evil.example/')])
    return { createScriptURL: (asked: string) => `trusted ${rules.createScriptURL(asked)}` }
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(workerAddress()).toBe('trusted /sw.js')
  expect(made).toEqual([['site-worker', '/sw.js']])
})
