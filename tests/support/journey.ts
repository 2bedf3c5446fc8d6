import { test as base, expect } from '@playwright/test'

/**
 * Lines that say nothing about the page: what a browser prints by itself when a third party answers with an error (the
 * page is told, and says so), and what Playwright prints where the tests keep the service worker out.
 */
const noise =
  /^Failed to load resource: (?:net::ERR_|the server responded with a status of)|^Service Worker registration blocked by Playwright$/

/** A test in a browser that fails when one of its pages throws, prints an error or a warning, or breaks its security policy. */
export const test = base.extend<{ readonly allowedComplaint: RegExp | undefined; readonly quietPage: void }>({
  /** A complaint that the test itself provokes. */
  allowedComplaint: [undefined, { option: true }],
  quietPage: [
    async ({ context, allowedComplaint }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`))
      context.on('console', (message) => {
        const told =
          ['error', 'warning'].includes(message.type()) &&
          !noise.test(message.text()) &&
          !allowedComplaint?.test(message.text())
        if (told) complaints.push(`${message.type()}: ${message.text()}`)
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
