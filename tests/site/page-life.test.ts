// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { browserStore } from '../../src/site/page-life'

test('a browser whose storage is null, as in some apps, has none', () => {
  vi.stubGlobal('localStorage', null)
  expect(browserStore()).toBeUndefined()
  vi.unstubAllGlobals()
  expect(browserStore()).toBe(window.localStorage)
})
